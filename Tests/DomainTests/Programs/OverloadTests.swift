import Domain
import Testing

@Suite struct OverloadTests {
    static func next(
        _ load: Load, rpe halves: Int?, _ intensity: Double = 1, step: Weight = Sample.kg(2.5)
    ) -> String {
        suggestion(load, rpe: halves, intensity, step: step).load?.description ?? "-"
    }

    static func suggestion(
        _ load: Load, rpe halves: Int?, _ intensity: Double = 1, step: Weight = Sample.kg(2.5)
    ) -> OverloadSuggestion {
        Overload.suggestion(
            after: OverloadBasis(load: load, rpe: halves.flatMap { RPE(halves: $0) }),
            week: WeekModifier(intensity: FixedPoint(intensity)), step: step)
    }

    /// RPE and factor; 7 and 9 belong to the band above.
    @Test(arguments: [
        (6.0, "1.05"), (6.5, "1.05"), (7, "1.025"), (8.5, "1.025"), (9, "0.975"), (10, "0.975"), (1, "1.05"),
    ]) func factors(rpe: Double, factor: String) {
        #expect(Overload.factor(rpe: RPE(halves: Int(rpe * 2))).description == factor)
        #expect(Overload.factor(rpe: nil) == FixedPoint(1))
    }

    /// Last load in kg, twice the RPE, week's modifier, step: next load.
    @Test(
        arguments: [
            (100, 12, 1, 2.5, "105kg"), (100, 16, 1, 2.5, "102.5kg"), (100, 18, 1, 2.5, "97.5kg"),
            (100, nil, 1, 2.5, "100kg"),
            // 42: 41 would be rounded to 40; a raise is a step at least.
            (40, 16, 1, 2.5, "42.5kg"), (10, 16, 1, 2.5, "12.5kg"), (20, 12, 1, 5, "25kg"), (1, 16, 1, 2.5, "2.5kg"),
            // 41.25 and 48.75 are halfway: a half goes the way of the change.
            (50, 16, 1, 2.5, "52.5kg"), (50, 18, 1, 2.5, "47.5kg"),
            // A drop of less than half a step is none.
            (40, 18, 1, 2.5, "40kg"),
            // With the week's modifier.
            (100, 12, 0.6, 2.5, "62.5kg"), (100, nil, 0.6, 2.5, "60kg"), (100, 16, 1.05, 2.5, "107.5kg"),
            (100, 16, 0.95, 2.5, "97.5kg"), (100, nil, 0.95, 2.5, "95kg"),
            // Off the grid: unchanged stays, a raise goes up to the next of the grid.
            (41, nil, 1, 2.5, "41kg"), (41, 16, 1, 2.5, "42.5kg"), (42, 16, 1, 2.5, "42.5kg"),
            // Never to nothing, nor up in a week that lowers.
            (2.5, nil, 0.3, 2.5, "2.5kg"), (1, nil, 0.6, 2.5, "1kg"),
            // Fine and coarse steps.
            (61.25, 16, 1, 0.25, "62.75kg"), (100, 16, 1, 20, "120kg"), (100, 12, 1, 50, "150kg"),
            // A step or modifier of no meaning changes nothing.
            (100, 16, 1, 0, "100kg"), (100, 16, 0, 2.5, "100kg"), (100, 16, -1, 2.5, "100kg"),
        ] as [(Double, Int?, Double, Double, String)])
    func loads(last: Double, rpe: Int?, intensity: Double, step: Double, expected: String) {
        let load = Load.weight(Sample.kg(last), count: 1)
        #expect(Self.next(load, rpe: rpe, intensity, step: Sample.kg(step)) == expected)
    }

    @Test func pounds() {
        let load = Load.weight(Sample.lb(225), count: 1)
        // 230.625 lb.
        #expect(Self.next(load, rpe: 16, step: Sample.lb(5)) == "230lb")
        #expect(Self.next(.weight(Sample.lb(95), count: 1), rpe: 16, step: Sample.lb(5)) == "100lb")
        // Logged in pounds, loaded in kg: 102.058 × 1.025 = 104.61 kg.
        #expect(Self.next(load, rpe: 16, step: Sample.kg(2.5)) == "105kg")
    }

    @Test func pairsAndBodyweight() {
        #expect(Self.next(.weight(Sample.kg(20), count: 2), rpe: 16, step: Sample.kg(2)) == "2x22kg")
        #expect(Self.next(.bodyweight(added: Sample.kg(10)), rpe: 16) == "bw+12.5kg")
        #expect(Self.next(.bodyweight(added: Sample.kg(-20)), rpe: 12) == "bw-17.5kg")
        #expect(Self.next(.bodyweight(added: Sample.kg(-20)), rpe: 20) == "bw-22.5kg")
        #expect(Self.next(.bodyweight(added: Sample.kg(-20)), rpe: nil) == "bw-20kg")
        #expect(Self.next(.bodyweight(added: Sample.kg(-2)), rpe: 12) == "bw")
        #expect(Self.next(.bodyweight(added: nil), rpe: 12) == "bw")
        #expect(Self.next(.percent(FixedPoint(75)), rpe: 12) == "-")
    }

    @Test func reasons() {
        let hundred = Load.weight(Sample.kg(100), count: 1)
        let eight = RPE(halves: 16)!
        #expect(Self.suggestion(hundred, rpe: 16).reasons == [.rpe(eight, factor: FixedPoint(1.025))])
        #expect(
            Self.suggestion(.weight(Sample.kg(40), count: 1), rpe: 16).reasons == [
                .rpe(eight, factor: FixedPoint(1.025)), .wholeStep(Sample.kg(2.5)),
            ])
        #expect(
            Self.suggestion(hundred, rpe: 16, 0.6).reasons == [
                .rpe(eight, factor: FixedPoint(1.025)), .week(FixedPoint(0.6)), .deload,
                .rounded(from: Sample.kg(61.5), step: Sample.kg(2.5)),
            ])
        #expect(Self.suggestion(hundred, rpe: nil).reasons == [.noRPE])
        #expect(Self.suggestion(.bodyweight(added: nil), rpe: 16).reasons.last == .bodyweightOnly)
        #expect(Self.suggestion(.percent(FixedPoint(75)), rpe: nil).reasons == [.noRPE, .noWeight])
        #expect(
            Self.suggestion(.bodyweight(added: Sample.kg(-20)), rpe: 16).reasons.last
                == .assistance(step: Sample.kg(2.5)))
    }

    @Test func deloadIsMarkedOrBelowNineTenths() {
        #expect(!WeekModifier(intensity: FixedPoint(0.9)).isDeload)
        #expect(WeekModifier(intensity: FixedPoint(millionths: 899_999)).isDeload)
        #expect(WeekModifier(isMarkedDeload: true).isDeload)
    }

    @Test func withoutHistoryTheLoadIsLeftToThePerson() {
        let suggestion = Overload.suggestion(after: nil, step: Sample.kg(2.5), reps: 6...8)
        #expect(suggestion.load == nil && suggestion.previous == nil)
        #expect(suggestion.reps == 6...8 && suggestion.reasons == [.noHistory])
    }

    @Test func absurdLoadsDoNotTrap() {
        for amount in [Int64.max, 1, .min] {
            let load = Load.weight(Weight(FixedPoint(millionths: amount), .lb), count: 1)
            for step in [Weight(FixedPoint(millionths: 1), .kg), Weight(FixedPoint(millionths: .max), .lb)] {
                for intensity in [1.0, 1e-6, 1e6, 1e9, 1e12, -1e12] { _ = Self.next(load, rpe: 12, intensity, step: step) }
            }
        }
        _ = Self.next(.bodyweight(added: Weight(FixedPoint(millionths: .min), .kg)), rpe: 20)
    }

    @Test func theBasisIsTheTopSetWithTheLastRPEAtItsLoad() {
        let exercise = WorkoutExercise(
            exercise: "Squat",
            sets: [
                Sample.set(140, 1, .warmup), Sample.set(100, 5, rpe: 7), Sample.set(100, 5, rpe: 8),
                Sample.set(100, 5), Sample.set(80, 8, rpe: 10), Sample.set(120, 5, rpe: 9, status: .planned),
            ])
        let basis = exercise.overloadBasis()
        #expect(basis?.load == .weight(Sample.kg(100), count: 1))
        #expect(basis?.rpe == RPE(halves: 16))
        #expect(WorkoutExercise(exercise: "Squat", sets: []).overloadBasis() == nil)
    }

    @Test func increments() {
        var settings = Settings()
        #expect(settings.increment(for: .barbell) == Sample.kg(2.5))
        #expect(settings.increment(for: nil, unit: .lb) == Sample.lb(5))
        settings.weightUnit = .lb
        settings.increments = [.dumbbell: Sample.kg(2)]
        #expect(settings.increment(for: .barbell) == Sample.lb(5))
        #expect(settings.increment(for: .dumbbell) == Sample.kg(2))
    }
}
