import Domain
import Testing

@Suite struct RecordReplayTests {
    /// Each record as `kind value>previous`, in order, without the baselines.
    static func records(_ workouts: [Workout], basis: LoadBasis = .init()) -> [String] {
        RecordReplay(workouts, formula: .epley, basis: { _, _ in basis }).records.map(describe)
    }

    static func describe(_ record: PersonalRecord) -> String {
        func rounded(_ value: Double) -> String { FixedPoint((value * 100).rounded() / 100).description }
        let previous = record.previous.map { ">" + rounded($0) } ?? ""
        return "\(record.date.date) \(record.kind.rawValue) \(rounded(record.value))\(previous)"
    }

    static func squat(_ date: String, _ sets: WorkoutSet...) -> Workout {
        Sample.workout(date, [("Squat", sets)])
    }

    static func load(_ load: Load, _ work: Work) -> WorkoutSet { WorkoutSet(load: load, work: work) }

    @Test func theFirstEverIsABaseline() {
        let replay = RecordReplay([Self.squat("2025-01-01", Sample.set(60, 5), Sample.set(100, 5))], formula: .epley)
        #expect(replay.records.isEmpty)
        #expect(
            replay.events.map(Self.describe) == [
                "2025-01-01 estimated_1rm 116.67", "2025-01-01 heaviest_weight 100",
                "2025-01-01 most_reps 5", "2025-01-01 most_reps 5", "2025-01-01 set_volume 500",
                "2025-01-01 session_volume 800",
            ])
        #expect(replay.events.allSatisfy { $0.isBaseline })
    }

    @Test func everyKind() {
        let first = Self.squat("2025-01-01", Sample.set(100, 5))
        #expect(
            Self.records([first, Self.squat("2025-01-08", Sample.set(105, 5))]) == [
                "2025-01-08 estimated_1rm 122.5>116.67", "2025-01-08 heaviest_weight 105>100",
                "2025-01-08 set_volume 525>500", "2025-01-08 session_volume 525>500",
            ])
        #expect(
            Self.records([first, Self.squat("2025-01-08", Sample.set(100, 6))]) == [
                "2025-01-08 estimated_1rm 120>116.67", "2025-01-08 most_reps 6>5",
                "2025-01-08 set_volume 600>500", "2025-01-08 session_volume 600>500",
            ])
        #expect(
            Self.records([first, Self.squat("2025-01-08", Sample.set(100, 5, x: 3))]) == [
                "2025-01-08 session_volume 1500>500"
            ])
        // Above 12 repetitions there is no estimate, but the rest counts.
        #expect(
            Self.records([first, Self.squat("2025-01-08", Sample.set(100, 20))]) == [
                "2025-01-08 most_reps 20>5", "2025-01-08 set_volume 2000>500",
                "2025-01-08 session_volume 2000>500",
            ])
    }

    @Test func aTieIsNoRecord() {
        let first = Self.squat("2025-01-01", Sample.set(100, 5))
        #expect(Self.records([first, Self.squat("2025-01-08", Sample.set(100, 5))]).isEmpty)
        #expect(Self.records([first, Self.squat("2025-01-08", Sample.set(90, 5))]).isEmpty)
    }

    /// 225 lb are 102.0583 kg. Neither rounding to kg nor back is a record, at any number of sets.
    @Test(arguments: [102.06, 102.1, 102.05])
    func poundsAndKilogramsTie(kilograms: Double) {
        let pounds = Self.load(.weight(Sample.lb(225), count: 1), .reps(12))
        let kilos = Self.load(.weight(Sample.kg(kilograms), count: 1), .reps(12))
        let days = ["2025-01-01", "2025-01-08", "2025-01-15"]
        for sets in [[pounds, kilos, pounds], [kilos, pounds, kilos]] {
            let workouts = zip(days, sets).map { Self.squat($0, $1, $1, $1) }
            #expect(Self.records(workouts).isEmpty)
        }
        // One more repetition is one, at either spelling.
        var more = kilos
        more.work = .reps(13)
        let workouts = [Self.squat("2025-01-01", pounds), Self.squat("2025-01-08", more)]
        #expect(Self.records(workouts).contains("2025-01-08 most_reps 13>12"))
    }

    /// The smallest real plates are steps: a quarter pound, a quarter kilogram.
    @Test func smallPlatesAreRecords() {
        let quarterPound = Self.load(.weight(Sample.lb(225.25), count: 1), .reps(1))
        let pounds = Self.load(.weight(Sample.lb(225), count: 1), .reps(1))
        #expect(
            Self.records([Self.squat("2025-01-01", pounds), Self.squat("2025-01-08", quarterPound)])
                .contains("2025-01-08 heaviest_weight 102.17>102.06"))
        // A light load, where a tolerance by the volume would swallow a repetition.
        #expect(
            Self.records([
                Self.squat("2025-01-01", Sample.set(1, 15, x: 5)),
                Self.squat("2025-01-08", Sample.set(1, 15, x: 4), Sample.set(1, 16)),
            ]) == [
                "2025-01-08 most_reps 16>15", "2025-01-08 set_volume 16>15",
                "2025-01-08 session_volume 76>75",
            ])
    }

    /// A session that climbs past the old best sets one record, not one a set.
    @Test func oneRecordAKindASession() {
        let records = Self.records([
            Self.squat("2025-01-01", Sample.set(80, 1)),
            Self.squat("2025-01-08", Sample.set(90, 1), Sample.set(100, 1), Sample.set(95, 1)),
        ])
        #expect(records.count { $0.contains("heaviest_weight") } == 1)
        #expect(records.contains("2025-01-08 heaviest_weight 100>80"))
    }

    @Test func uncountedSetsSetNone() {
        let first = Self.squat("2025-01-01", Sample.set(100, 5))
        for set in [
            Sample.set(140, 5, .warmup), Sample.set(140, 5, status: .planned),
            Sample.set(140, 5, status: .missed),
            Self.load(.weight(Sample.kg(140), count: 1), .made(0, of: 1)),
        ] {
            #expect(Self.records([first, Self.squat("2025-01-08", set)]).isEmpty)
        }
    }

    @Test func clustersCountTheirFirstPartForRepsAndAllForVolume() {
        #expect(
            Self.records([
                Self.squat("2025-01-01", Sample.set(100, 8)),
                Self.squat("2025-01-08", Self.load(.weight(Sample.kg(100), count: 1), .cluster([8, 3, 2]))),
            ]) == ["2025-01-08 set_volume 1300>800", "2025-01-08 session_volume 1300>800"])
    }

    @Test func pairsCountOneHandForWeightAndBothForVolume() {
        let workouts = [
            Self.squat("2025-01-01", Sample.set(30, 10)),
            Self.squat("2025-01-08", Self.load(.weight(Sample.kg(20), count: 2), .reps(10))),
        ]
        #expect(
            Self.records(workouts) == [
                "2025-01-08 set_volume 400>300", "2025-01-08 session_volume 400>300",
            ])
    }

    @Test func listedSetsCountOneByOne() {
        let listed = Self.load(.weight(Sample.kg(80), count: 1), .each([8, 9, 7]))
        #expect(
            Self.records([Self.squat("2025-01-01", Sample.set(80, 8)), Self.squat("2025-01-08", listed)]) == [
                "2025-01-08 estimated_1rm 104>101.33", "2025-01-08 most_reps 9>8",
                "2025-01-08 set_volume 720>640", "2025-01-08 session_volume 1920>640",
            ])
    }

    @Test func lessAssistanceIsTheRecord() {
        func dip(_ date: String, _ added: Double?) -> Workout {
            Self.squat(date, Self.load(.bodyweight(added: added.map(Sample.kg)), .reps(5)))
        }
        let workouts = [
            dip("2025-01-01", -30), dip("2025-01-08", -20), dip("2025-01-15", -25), dip("2025-01-22", nil), dip("2025-01-29", 5),
        ]
        let weights = Self.records(workouts).filter { $0.contains("heaviest") }
        #expect(
            weights == [
                "2025-01-08 heaviest_weight -20>-30", "2025-01-22 heaviest_weight 0>-20",
                "2025-01-29 heaviest_weight 5>0",
            ])
    }

    /// The same assistance at a higher bodyweight is no heaviest weight.
    @Test func gainingWeightIsNoHeaviestWeight() {
        let set = Self.load(.bodyweight(added: Sample.kg(-20)), .reps(5))
        let workouts = [Self.squat("2025-01-01", set), Self.squat("2025-03-01", set)]
        let march = Sample.day("2025-03-01")
        let replay = RecordReplay(
            workouts, formula: .epley,
            basis: { _, day in
                LoadBasis(bodyweightLoad: .bodyweight, bodyweight: day == march ? 85 : 80)
            })
        #expect(!replay.records.contains { $0.kind == .heaviestWeight })
        #expect(replay.records.contains { $0.kind == .estimatedOneRepMax && Sample.near($0.oneRepMax, 65 * 7 / 6.0) })
    }

    @Test func longestTimeAtAWeight() {
        func plank(_ date: String, _ kilograms: Double?, _ seconds: Int) -> Workout {
            let load: Load = kilograms.map { .weight(Sample.kg($0), count: 1) } ?? .unspecified
            return Sample.workout(date, [("Plank", [Self.load(load, .time(TimeSpan(seconds: seconds)))])])
        }
        let records = Self.records([
            plank("2025-01-01", nil, 60), plank("2025-01-02", nil, 90), plank("2025-01-03", 10, 45),
            plank("2025-01-04", nil, 90), plank("2025-01-05", 10, 50),
        ])
        #expect(
            records == ["2025-01-02 longest_time 90>60", "2025-01-05 longest_time 50>45"])
    }

    /// An edit is a replay: without the workout that held the record, the next one holds it.
    @Test func historyIsReplayedInOrderOfTime() {
        let (a, b, c) = (
            Self.squat("2025-01-01", Sample.set(100, 1)), Self.squat("2025-01-08", Sample.set(110, 1)),
            Self.squat("2025-01-15", Sample.set(105, 1))
        )
        #expect(Self.records([c, a, b]).filter { $0.contains("heaviest") } == ["2025-01-08 heaviest_weight 110>100"])
        #expect(Self.records([c, a]).filter { $0.contains("heaviest") } == ["2025-01-15 heaviest_weight 105>100"])
    }

    @Test func namesInAnySpellingAreOneExercise() {
        var replay = RecordReplay(formula: .brzycki, canonicalName: { $0 == "BP" ? "Bench Press" : $0 })
        replay.add(Sample.workout("2025-01-01", [("Bench Press", [Sample.set(80, 5)])]))
        let second = replay.add(
            Sample.workout("2025-01-02", [("bench-press", [Sample.set(85, 5)]), ("BP", [Sample.set(85, 5)])]))
        #expect(replay.exercises == ["Bench Press"])
        #expect(
            second.filter { !$0.isBaseline }.map(\.kind) == [.estimatedOneRepMax, .heaviestWeight, .setVolume, .sessionVolume])
        // Both blocks of the session are one session's volume.
        let session = second.first { $0.kind == .sessionVolume }
        #expect(session?.value == 850 && session?.place == nil && session?.workout == 1)
        #expect(second.first?.place == SetPlace(exercise: 0, line: 0))
        let standing = replay.standing(of: "BENCH PRESS").map(Self.describe)
        #expect(
            standing == [
                "2025-01-02 estimated_1rm 95.63>90", "2025-01-02 heaviest_weight 85>80",
                "2025-01-01 most_reps 5", "2025-01-02 most_reps 5", "2025-01-02 set_volume 425>400",
                "2025-01-02 session_volume 850>400",
            ])
        // By an alias that no session used, too.
        let aliased = RecordReplay(
            [Sample.workout("2025-01-01", [("Bench Press", [Sample.set(80, 5)])])], formula: .brzycki,
            canonicalName: { $0 == "BP" ? "Bench Press" : $0 })
        #expect(aliased.standing(of: "BP").count == 5)
        #expect(replay.standing(of: "Curl").isEmpty)
    }

    @Test func figuresOfARecord() {
        let replay = RecordReplay(
            [Self.squat("2025-01-01", Sample.set(100, 5)), Self.squat("2025-01-08", Sample.set(60, 5), Sample.set(105, 3))],
            formula: .epley)
        let record = replay.records.first { $0.kind == .heaviestWeight }!
        #expect(record.weight == 105 && record.reps == 3 && record.workout == 1)
        #expect(Sample.near(record.oneRepMax, 115.5) && record.improvement == 5)
        #expect(record.place == SetPlace(exercise: 0, line: 1))
    }
}
