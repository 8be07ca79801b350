import Domain
import Testing

@Suite struct WeightTrendTests {
    static let start = Sample.day("2024-02-27")

    static func trend(_ weights: (Int, Double)...) -> WeightTrend {
        WeightTrend(weights.map { (date: start + $0.0, kilograms: $0.1) })
    }

    /// The worked example of The Hacker's Diet ("Signal and noise"): each day a tenth of the way.
    @Test func aTenthOfTheWayADay() {
        let trend = Self.trend((0, 172), (1, 171.5), (2, 172), (3, 171.5), (4, 170.5))
        let expected = [172, 171.95, 171.955, 171.9095, 171.76855]
        #expect(zip(trend.points, expected).allSatisfy { Sample.near($0.trend, $1) })
        #expect(trend.points.map(\.date) == (0...4).map { Self.start + $0 })
    }

    @Test func gapsWeighTheOldTrendLess() {
        // 1 - 0.9^3 = 0.271 of the way, over the 29th of February.
        let trend = Self.trend((0, 80), (3, 90))
        #expect(Sample.near(trend.points[1].trend, 82.71))
        // As if the days between had shown the new weight.
        #expect(Sample.near(Self.trend((0, 80), (1, 90), (2, 90), (3, 90)).points[3].trend, 82.71))
        // After years only the new weight is left.
        #expect(Sample.near(Self.trend((0, 80), (4000, 90)).points[1].trend, 90))
    }

    @Test func orderDoesNotMatterAndADayIsItsMean() {
        let trend = Self.trend((1, 82), (0, 80), (1, 84), (2, 0), (3, -5), (4, .nan))
        #expect(trend.points.map(\.weight) == [80, 83])
        #expect(Sample.near(trend.points[1].trend, 80.3))
    }

    @Test func changes() {
        let trend = Self.trend((0, 80), (30, 80), (37, 90))
        // 10 × (1 - 0.9^7) = 5.217031.
        #expect(Sample.near(trend.change(days: 7), 5.217031))
        #expect(Sample.near(trend.change(days: 30), 5.217031))
        #expect(Sample.near(trend.change(days: 7, until: Self.start + 30), 0))
        #expect(trend.change(days: 38) == nil)
        // Between two weigh-ins on the straight line, after the last as it was.
        #expect(Sample.near(trend.value(on: Self.start + 34), 80 + 5.217031 * 4 / 7))
        #expect(Sample.near(trend.value(on: Self.start + 100), 85.217031))
        #expect(trend.value(on: Self.start + -1) == nil)
        #expect(trend.value(on: Self.start) == 80)
    }

    @Test func bodyweightOfADay() {
        let trend = Self.trend((0, 80), (10, 82))
        #expect([-5, 0, 9, 10, 50].map { trend.bodyweight(on: Self.start + $0) } == [80, 80, 80, 82, 82])
        let empty = Self.trend()
        #expect(empty.bodyweight(on: Self.start) == nil && empty.value(on: Self.start) == nil)
        #expect(empty.change(days: 7) == nil)
    }

    @Test func entriesInPounds() {
        let entry = BodyweightEntry(date: DateTime(date: Self.start), weight: Sample.lb(200))
        #expect(Sample.near(WeightTrend([entry]).points[0].trend, 90.718474))
    }
}
