import Domain
import Testing

@Suite struct VolumeTests {
    static let bodyweight = LoadBasis(bodyweightLoad: .bodyweight, bodyweight: 80)

    /// load, work, repeats, basis: sets, reps, volume.
    @Test(
        arguments: [
            (.weight(Sample.kg(100), count: 1), .reps(5), 3, LoadBasis(), 3, 15, 1500),
            (.weight(Sample.kg(82.5), count: 1), .reps(8), 1, LoadBasis(), 1, 8, 660),
            (.weight(Sample.kg(20), count: 2), .reps(10), 1, LoadBasis(), 1, 10, 400),
            (.weight(Sample.kg(100), count: 1), .cluster([8, 3, 2]), 1, LoadBasis(), 1, 13, 1300),
            (.weight(Sample.kg(100), count: 1), .made(3, of: 5), 1, LoadBasis(), 1, 3, 300),
            (.weight(Sample.kg(80), count: 1), .each([8, 8, 7]), 1, LoadBasis(), 3, 23, 1840),
            (.weight(Sample.kg(80), count: 1), .each([8, 7]), 2, LoadBasis(), 4, 30, 2400),
            (.weight(Sample.kg(60), count: 1), .atLeast(5), 1, LoadBasis(), 1, 5, 300),
            (.weight(Sample.kg(60), count: 1), .range(6, 8), 1, LoadBasis(), 1, 6, 360),
            (.weight(Sample.kg(0), count: 1), .reps(5), 1, LoadBasis(), 1, 5, 0),
            (.weight(Sample.kg(-10), count: 1), .reps(5), 1, LoadBasis(), 1, 5, 0),
            (.weight(Sample.lb(100), count: 1), .reps(1), 1, LoadBasis(), 1, 1, 45.359237),
            (.unspecified, .reps(12), 1, LoadBasis(), 1, 12, 0),
            // Bodyweight as nothing: what was added counts, assistance never below 0.
            (.bodyweight(added: nil), .reps(10), 1, LoadBasis(bodyweight: 80), 1, 10, 0),
            (.bodyweight(added: Sample.kg(10)), .reps(6), 1, LoadBasis(bodyweight: 80), 1, 6, 60),
            (.bodyweight(added: Sample.kg(-20)), .reps(6), 1, LoadBasis(bodyweight: 80), 1, 6, 0),
            // Bodyweight as the day's bodyweight.
            (.bodyweight(added: nil), .reps(10), 1, bodyweight, 1, 10, 800),
            (.bodyweight(added: Sample.kg(10)), .reps(6), 1, bodyweight, 1, 6, 540),
            (.bodyweight(added: Sample.kg(-20)), .reps(6), 1, bodyweight, 1, 6, 360),
            (.bodyweight(added: Sample.kg(-100)), .reps(6), 1, bodyweight, 1, 6, 0),
            (.bodyweight(added: nil), .reps(10), 1, LoadBasis(bodyweightLoad: .bodyweight), 1, 10, nil),
            (.percent(FixedPoint(75)), .reps(5), 2, LoadBasis(trainingMax: 140), 2, 10, 1050),
            (.percent(FixedPoint(75)), .reps(5), 1, LoadBasis(), 1, 5, nil),
            // No volume without repetitions.
            (.bodyweight(added: nil), .time(TimeSpan(seconds: 60)), 1, bodyweight, 1, 0, nil),
            (.weight(Sample.kg(40), count: 1), .distance(Distance(FixedPoint(30), .m), in: nil), 2, LoadBasis(), 2, 0, nil),
        ] as [(Load, Work, Int, LoadBasis, Int, Int, Double?)])
    func counts(
        load: Load, work: Work, repeats: Int, basis: LoadBasis, sets: Int, reps: Int, volume: Double?
    ) {
        let set = WorkoutSet(load: load, work: work, repeats: repeats)
        #expect(set.setCount == sets)
        #expect(set.reps == reps)
        #expect(set.volume(basis).map { ($0 * 1e6).rounded() / 1e6 } == volume)
        #expect(set.expanded.count == sets)
        #expect(set.expanded.reduce(0) { $0 + $1.reps } == reps)
        #expect(set.expanded.allSatisfy { $0.repeats == 1 && $0.setCount == 1 })
    }

    /// In a bodyweight exercise no load and a load of 0 are the body; elsewhere they are nothing.
    @Test func zeroIsBodyweightOnlyWhereTheExerciseSaysSo() {
        var basis = Self.bodyweight
        for load in [Load.unspecified, .weight(Sample.kg(0), count: 1)] {
            basis.isBodyweightExercise = true
            #expect(WorkoutSet(load: load, work: .reps(10)).volume(basis) == 800)
            basis.isBodyweightExercise = false
            #expect(WorkoutSet(load: load, work: .reps(10)).volume(basis) == 0)
        }
        basis.isBodyweightExercise = true
        #expect(Sample.set(20, 10).volume(basis) == 200)
    }

    /// What a set is, what is asked for, and whether it counts.
    @Test(
        arguments: [
            ([], .completed, [], true), (.warmup, .completed, [], false), (.warmup, .completed, .warmups, true),
            ([], .planned, [], false), ([], .planned, .planned, true), ([], .missed, [], false),
            ([], .missed, .missed, true), ([], .missed, .warmups, false), (.warmup, .planned, .planned, false),
            (.warmup, .planned, [.planned, .warmups], true), ([.drop, .failure], .completed, [], true),
            ([.drop, .warmup], .completed, [], false), (.amrap, .completed, [], true),
        ] as [(SetType, SetStatus, SetCounting, Bool)])
    func counted(type: SetType, status: SetStatus, counting: SetCounting, expected: Bool) {
        let set = Sample.set(100, 5, type, status: status)
        #expect(set.isCounted(counting) == expected)
        #expect(set.volume(counting: counting) == (expected ? 500 : nil))
        let exercise = WorkoutExercise(exercise: "Squat", sets: [set])
        #expect(exercise.totals(counting: counting).sets == (expected ? 1 : 0))
    }

    @Test func nothingMadeIsAMiss() {
        let set = WorkoutSet(load: .weight(Sample.kg(100), count: 1), work: .made(0, of: 3))
        #expect(!set.isCounted())
        #expect(set.isCounted(.missed))
    }

    /// Sides and loads of consecutive sets, and how many sets they are.
    @Test(
        arguments: [
            ([(.left, 20), (.right, 20)], 1), ([(.right, 20), (.left, 20)], 1),
            ([(.left, 20), (.right, 20), (.left, 20), (.right, 20)], 2),
            ([(.left, 20), (.left, 20), (.right, 20), (.right, 20)], 2),
            ([(.left, 20), (.left, 20), (.right, 20)], 2), ([(.left, 20), (.right, 22)], 2),
            ([(.left, 20), (nil, 20), (.right, 20)], 3), ([(.left, 20)], 1), ([(nil, 20), (nil, 20)], 2),
            ([(.left, 20), (.right, 20), (.left, 25), (.right, 25)], 2),
        ] as [([(Side?, Double)], Int)])
    func sides(sets: [(Side?, Double)], expected: Int) {
        let exercise = WorkoutExercise(
            exercise: "Split Squat", sets: sets.map { Sample.set($0.1, 10, side: $0.0) })
        let totals = exercise.totals()
        #expect(totals.sets == expected)
        #expect(totals.reps == 10 * sets.count)
        #expect(totals.volume == sets.reduce(0) { $0 + $1.1 * 10 })
    }

    @Test func repeatedSidesPairAsMany() {
        let exercise = WorkoutExercise(
            exercise: "Row", sets: [Sample.set(20, 10, x: 3, side: .left), Sample.set(20, 9, x: 3, side: .right)])
        #expect(exercise.totals().sets == 3)
        #expect(exercise.totals().volume == 1140)
    }

    @Test func totalsOfASession() {
        let workout = Sample.workout(
            "2025-11-12",
            [
                ("Bench Press", [Sample.set(60, 10, .warmup), Sample.set(80, 8), Sample.set(80, 9), Sample.set(80, 8, x: 2)]),
                ("Pull-Up", [WorkoutSet(load: .bodyweight(added: nil), work: .reps(10))]),
                ("Plank", [WorkoutSet(work: .time(TimeSpan(seconds: 60)))]),
            ])
        let totals = workout.totals()
        #expect(totals.sets == 6)
        #expect(totals.reps == 43)
        #expect(totals.volume == 2640)
        #expect(totals.unweighedLines == 0)
        #expect(totals.topSet == TopSet(exercise: "Bench Press", line: 2, weight: 80, reps: 9))
        let unweighed = workout.totals(LoadBasis(bodyweightLoad: .bodyweight))
        #expect(unweighed.volume == 2640 && unweighed.unweighedLines == 1)
        let weighed = workout.totals { $0 == "Pull-Up" ? Self.bodyweight : .init() }
        #expect(weighed.volume == 3440)
        #expect(workout.totals(counting: .warmups).volume == 3240)
        #expect(Sample.workout("2025-11-12", []).totals() == WorkoutTotals())
    }

    @Test func topSetOfAssistedSetsIsTheLeastAssisted() {
        let sets = [-30.0, -20, -25].map {
            WorkoutSet(load: .bodyweight(added: Sample.kg($0)), work: .reps(5))
        }
        #expect(WorkoutExercise(exercise: "Dip", sets: sets).totals().topSet?.line == 1)
    }

    /// A file can say any number; none may trap.
    @Test func absurdNumbersSaturate() {
        let set = WorkoutSet(
            load: .weight(Weight(FixedPoint(millionths: .max), .kg), count: .max),
            work: .each([.max, .max, .min]), repeats: 100)
        #expect(set.reps == .max)
        #expect(set.volume()!.isFinite)
        #expect(WorkoutExercise(exercise: "X", sets: [set, set]).totals().reps == .max)
        #expect(WorkoutSet(work: .reps(5), repeats: -3).setCount == 0)
        #expect(WorkoutSet(work: .reps(-5)).reps == 0)
    }
}
