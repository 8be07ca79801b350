import Domain
import Testing

@Suite struct QuantityTests {
    @Test(
        arguments: [
            (0, "0"), (1_000_000, "1"), (82_500_000, "82.5"), (-250_000, "-0.25"), (1, "0.000001"),
            (-1, "-0.000001"), (100_000_000, "100"), (1_050_000, "1.05"), (45_359_237, "45.359237"),
            (.max, "9223372036854.775807"), (.min, "-9223372036854.775808"),
        ] as [(Int64, String)])
    func fixedPoint(millionths: Int64, expected: String) {
        #expect(FixedPoint(millionths: millionths).description == expected)
    }

    @Test func fixedPointFromOtherNumbers() {
        #expect(FixedPoint(0.1).millionths == 100_000 && FixedPoint(-2.5).millionths == -2_500_000)
        #expect(FixedPoint(0.000_000_5).millionths == 1 && FixedPoint(0.000_000_4) == .zero)
        #expect(FixedPoint(Double.nan) == .zero)
        #expect(FixedPoint(Double.infinity) > FixedPoint(9_000_000_000_000))
        #expect(FixedPoint(-Double.infinity) < FixedPoint(-9_000_000_000_000))
        #expect(FixedPoint(Int.max) > FixedPoint(9_000_000_000_000) && FixedPoint(Int.min) < .zero)
        #expect(FixedPoint(1e300) > .zero && FixedPoint(82.5).double == 82.5)
        #expect(FixedPoint(-1) < .zero && FixedPoint(2) > FixedPoint(1.999_999))
    }

    @Test(
        arguments: [
            (0, "0s"), (45_000, "45s"), (12_500, "12.5s"), (59_999, "59.999s"), (60_000, "1min"),
            (90_000, "1:30"), (65_000, "1:05"), (1_200_000, "20min"), (3_600_000, "1h"), (3_900_000, "1h05min"),
            (3_750_000, "1:02:30"), (3_601_000, "1:00:01"), (60_500, "1:00.5"), (360_000_000, "100h"),
            (28 * 60_000 + 40_000, "28:40"), (1, "0.001s"),
        ] as [(Int64, String)])
    func timeSpan(milliseconds: Int64, expected: String) {
        #expect(TimeSpan(milliseconds: milliseconds).description == expected)
    }

    @Test func timeSpansAreNeverNegative() {
        #expect(TimeSpan(seconds: -5).milliseconds == 0 && TimeSpan(milliseconds: -5).milliseconds == 0)
        #expect(TimeSpan(seconds: .max).milliseconds > 0)
        #expect(TimeSpan(milliseconds: 1500).seconds == 1.5)
    }

    @Test func moments() {
        let date = Sample.day("2025-11-12")
        let time = CivilTime(hour: 18, minute: 30)
        #expect(DateTime(date: date).description == "2025-11-12")
        #expect(DateTime(date: date, time: time).description == "2025-11-12 18:30")
        #expect(DateTime(date: date, time: time, offset: 180).description == "2025-11-12 18:30+03:00")
        #expect(DateTime(date: date, time: time, offset: -570).description == "2025-11-12 18:30-09:30")
        #expect(DateTime(date: date, time: nil, offset: 180).offset == nil)
        #expect(DateTime(date: date, time: time).wallSeconds == 20_404 * 86_400 + 66_600)
        #expect(CivilTime(hour: 23, minute: 59, second: 59)?.description == "23:59:59")
        #expect(CivilTime(hour: 24, minute: 0) == nil && CivilTime(hour: 0, minute: 60) == nil)
        #expect(CivilTime(hour: 0, minute: 0, second: 60) == nil && CivilTime(hour: -1, minute: 0) == nil)
    }

    @Test func loadsAndWork() {
        #expect(Load.weight(Sample.kg(20), count: 2).description == "2x20kg")
        #expect(Load.bodyweight(added: Sample.kg(10)).description == "bw+10kg")
        #expect(Load.bodyweight(added: Sample.lb(-20)).description == "bw-20lb")
        #expect(Load.bodyweight(added: nil).description == "bw" && Load.unspecified.description == "")
        #expect(Load.percent(FixedPoint(72.5)).description == "72.5%")
        let work: [Work] = [.reps(5), .cluster([8, 3, 2]), .made(3, of: 5), .each([8, 8, 7]), .range(6, 8), .atLeast(5)]
        #expect(work.map(\.description) == ["5", "8+3+2", "3/5", "8,8,7", "6-8", "5+"])
        let rowed = Distance(FixedPoint(500), .m)
        #expect(Work.distance(rowed, in: TimeSpan(seconds: 105)).description == "500m in 1:45")
        #expect(Pace(time: TimeSpan(seconds: 105), per: rowed).description == "1:45/500m")
        #expect(Pace(time: TimeSpan(seconds: 331), per: Distance(FixedPoint(1), .km)).description == "5:31/km")
        #expect(Pace(time: TimeSpan(seconds: 105), per: rowed).secondsPerKilometre == 210)
    }

    @Test func unitsAreThoseOf1959() {
        #expect(Sample.near(Sample.lb(225).kilograms, 102.058_283_25, 1e-14))
        #expect(Distance(FixedPoint(1), .mi).metres == 1609.344 && Distance(FixedPoint(1), .yd).metres == 0.9144)
        #expect(Length(FixedPoint(70), .in).centimetres == 177.8)
        #expect(Sample.lb(100).converted(to: .kg).amount.description == "45.359237")
        #expect(Sample.kg(100).converted(to: .lb).amount.description == "220.462262")
    }

    @Test func ratesOfPerceivedExertion() {
        #expect(RPE(halves: 17)?.description == "8.5" && RPE(halves: 20)?.description == "10")
        #expect(RPE(halves: 1) == nil && RPE(halves: 21) == nil && RPE(halves: 2)?.value == 1)
        #expect(Exertion(RPE(halves: 16)!, to: RPE(halves: 18)).description == "@8-9")
    }
}
