import Domain
import Testing

@Suite struct OneRepMaxTests {
    /// 100 kg for 2, 5, 8, 10 and 12 repetitions, by the published formulas.
    @Test(
        arguments: [
            (.brzycki, [102.857143, 112.5, 124.137931, 133.333333, 144.0]),
            (.epley, [106.666667, 116.666667, 126.666667, 133.333333, 140.0]),
            (.lombardi, [107.177346, 117.461894, 123.114441, 125.892541, 128.208885]),
            (.mayhew, [111.438679, 119.010680, 126.286343, 130.934273, 135.398484]),
            (.oconner, [105.0, 112.5, 120.0, 125.0, 130.0]),
            (.wathan, [105.145739, 116.582505, 127.671419, 134.746699, 141.495856]),
            (.lander, [104.212759, 113.708918, 125.109220, 134.070363, 144.414259]),
        ] as [(OneRepMaxFormula, [Double])])
    func published(formula: OneRepMaxFormula, expected: [Double]) {
        for (reps, value) in zip([2, 5, 8, 10, 12], expected) {
            let estimate = formula.estimate(weight: 100, reps: reps)
            #expect(Sample.near(estimate, value, 1e-8), "\(formula) \(reps)")
        }
    }

    @Test(arguments: OneRepMaxFormula.allCases)
    func limits(formula: OneRepMaxFormula) {
        #expect(formula.estimate(weight: 142.5, reps: 1) == 142.5)
        #expect(formula.estimate(weight: 100, reps: 12) != nil)
        for reps in [13, 37, 38, .max, 0, -1, .min] {
            #expect(formula.estimate(weight: 100, reps: reps) == nil)
        }
        #expect(formula.estimate(weight: 0, reps: 5) == nil)
        #expect(formula.estimate(weight: .infinity, reps: 5) == nil)
        #expect(formula.estimate(weight: .nan, reps: 5) == nil)
        let estimates = (1...12).map { formula.estimate(weight: 80, reps: $0)! }
        #expect(estimates == estimates.sorted() && Set(estimates).count == 12)
        #expect(Sample.near(formula.weight(oneRepMax: estimates[7], reps: 8), 80))
        #expect(formula.weight(oneRepMax: 100, reps: 13) == nil)
    }

    @Test func reasons() {
        #expect(OneRepMaxFormula.epley.result(weight: 60, reps: 10) == .success(80))
        #expect(OneRepMaxFormula.epley.result(weight: 60, reps: 15) == .failure(.tooManyReps(15)))
        #expect(OneRepMaxFormula.epley.result(weight: 60, reps: 0) == .failure(.noReps))
        #expect(OneRepMaxFormula.epley.result(weight: 0, reps: 5) == .failure(.noLoad))
    }

    static let bodyweight = LoadBasis(bodyweightLoad: .bodyweight, bodyweight: 80)
    static let pullUp = LoadBasis(bodyweightLoad: .bodyweight, bodyweight: 80, isBodyweightExercise: true)

    /// What a set line gives, or why it gives nothing.
    @Test(
        arguments: [
            // 2x20kg x 10: one hand.
            (.weight(Sample.kg(20), count: 2), .reps(10), LoadBasis(), .success(20.0 * 36 / 27)),
            // 100kg x 8+3+2: the first part.
            (.weight(Sample.kg(100), count: 1), .cluster([8, 3, 2]), LoadBasis(), .success(100.0 * 36 / 29)),
            (.weight(Sample.kg(100), count: 1), .cluster([15, 3]), LoadBasis(), .failure(.tooManyReps(15))),
            (.weight(Sample.kg(100), count: 1), .made(3, of: 5), LoadBasis(), .success(100.0 * 36 / 34)),
            (.weight(Sample.kg(100), count: 1), .made(0, of: 5), LoadBasis(), .failure(.notCounted)),
            (.weight(Sample.kg(80), count: 1), .each([7, 8, 6]), LoadBasis(), .success(80.0 * 36 / 29)),
            (.weight(Sample.kg(80), count: 1), .each([15, 9]), LoadBasis(), .success(80.0 * 36 / 28)),
            (.weight(Sample.kg(80), count: 1), .each([15, 14]), LoadBasis(), .failure(.tooManyReps(14))),
            (.weight(Sample.kg(40), count: 1), .time(TimeSpan(seconds: 60)), LoadBasis(), .failure(.noReps)),
            (.unspecified, .reps(12), LoadBasis(), .failure(.noLoad)),
            (.weight(Sample.kg(0), count: 1), .reps(5), LoadBasis(), .failure(.noLoad)),
            (.bodyweight(added: nil), .reps(5), LoadBasis(), .failure(.bodyweightNotCounted)),
            (.bodyweight(added: nil), .reps(5), LoadBasis(bodyweightLoad: .bodyweight), .failure(.bodyweightUnknown)),
            (.bodyweight(added: Sample.kg(10)), .reps(1), bodyweight, .success(90)),
            (.bodyweight(added: Sample.kg(-20)), .reps(1), bodyweight, .success(60)),
            (.unspecified, .reps(1), pullUp, .success(80)),
            (.percent(FixedPoint(75)), .reps(1), LoadBasis(), .failure(.trainingMaxUnknown)),
            (.percent(FixedPoint(75)), .reps(1), LoadBasis(trainingMax: 140), .success(105)),
        ] as [(Load, Work, LoadBasis, Result<Double, NoOneRepMax>)])
    func ofSets(load: Load, work: Work, basis: LoadBasis, expected: Result<Double, NoOneRepMax>) {
        #expect(WorkoutSet(load: load, work: work).oneRepMax(.brzycki, basis: basis) == expected)
    }

    @Test func uncountedSetsHaveNone() {
        #expect(Sample.set(60, 5, .warmup).oneRepMax(.epley) == .failure(.notCounted))
        #expect(Sample.set(60, 5, status: .planned).oneRepMax(.epley) == .failure(.notCounted))
        #expect(Sample.set(60, 5, status: .missed).oneRepMax(.epley) == .failure(.notCounted))
    }

    @Test(
        arguments: [
            (100, .percent90to100), (90, .percent90to100), (89.9, .percent80to90), (80, .percent80to90),
            (70, .percent70to80), (65, .percent60to70), (60, .percent60to70), (59.9, .below60),
            (0, nil), (-5, nil), (100.1, nil), (.nan, nil),
        ] as [(Double, IntensityZone?)])
    func zoneOfPercent(percent: Double, zone: IntensityZone?) {
        #expect(IntensityZone(percent: percent) == zone)
    }

    @Test(
        arguments: [
            (1, .percent90to100), (3, .percent90to100), (4, .percent80to90), (6, .percent80to90),
            (7, .percent70to80), (10, .percent70to80), (15, .percent60to70), (16, .below60), (20, .below60),
            (21, nil), (0, nil),
        ] as [(Int, IntensityZone?)])
    func zoneOfReps(reps: Int, zone: IntensityZone?) {
        #expect(IntensityZone(reps: reps) == zone)
    }

    @Test func zonesSayTheirReps() {
        let reps = IntensityZone.allCases.map { "\($0.reps.lowerBound)-\($0.reps.upperBound)" }
        #expect(reps == ["1-3", "3-6", "6-10", "10-15", "15-20"])
        #expect(IntensityZone.percent(of: 90, oneRepMax: 120) == 75)
        #expect(IntensityZone.percent(of: 90, oneRepMax: 0) == nil)
    }
}
