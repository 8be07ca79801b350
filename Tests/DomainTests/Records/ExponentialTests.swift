import Testing

@testable import Domain

@Suite struct ExponentialTests {
    /// e^x to twenty digits (mpmath 1.3, 30 digits).
    @Test(
        arguments: [
            (0, 1), (1, 2.7182818284590452354), (-1, 0.3678794411714423216),
            (0.5, 1.6487212707001281468), (-0.275, 0.75957212322496845941),
            (-0.375, 0.68728927879097219855), (-0.66, 0.51685133449169922151),
            (-0.9, 0.40656965974059910286), (10, 22026.465794806716517),
            (-10, 0.000045399929762484851536), (100, 2.6881171418161354484e43),
            (-100, 3.720075976020835963e-44), (700, 1.0142320547350045095e304),
            (-700, 9.8596765437597708567e-305), (1e-10, 1.0000000001), (0.3466, 1.4142509118505286742),
        ] as [(Double, Double)])
    func exponential(x: Double, expected: Double) {
        #expect((Exponential.exp(x) / expected - 1).magnitude < 1e-14)
    }

    /// ln x to twenty digits (mpmath 1.3, 30 digits).
    @Test(
        arguments: [
            (2, 0.69314718055994530942), (0.5, -0.69314718055994530942), (10, 2.302585092994045684),
            (1e-300, -690.77552789821370518), (1e300, 690.77552789821370526),
            (1.4142135623730951, 0.34657359027997272307), (1.41421, 0.34657107129862737508),
            (0.70710678, -0.3465735919580041927), (3, 1.0986122886681096914),
            (1.0000001, 9.9999995058387045178e-8), (.leastNonzeroMagnitude, -744.44007192138126231),
        ] as [(Double, Double)])
    func logarithm(x: Double, expected: Double) {
        #expect((Exponential.log(x) / expected - 1).magnitude < 1e-14)
    }

    @Test(
        arguments: [
            (2, 0.1, 1.0717734625362931683), (5, 0.1, 1.1746189430880190164),
            (12, 0.1, 1.2820888539868154581), (10, 0.1, 1.2589254117941672265), (2, 10, 1024),
            (2, 0.5, 1.4142135623730950488), (9, 0.5, 3), (0.9, 30, 0.04239115827521623489),
        ] as [(Double, Double, Double)])
    func power(base: Double, exponent: Double, expected: Double) {
        #expect((Exponential.pow(base, exponent) / expected - 1).magnitude < 1e-14)
    }

    @Test func edges() {
        #expect(Exponential.exp(0) == 1)
        #expect(Exponential.exp(1000) == .infinity)
        #expect(Exponential.exp(-1000) == 0)
        #expect(Exponential.exp(-740) > 0)
        #expect(Exponential.exp(.nan).isNaN)
        #expect(Exponential.log(1) == 0)
        #expect(Exponential.log(0) == -.infinity)
        #expect(Exponential.log(-1).isNaN)
        #expect(Exponential.log(.infinity) == .infinity)
        #expect(Exponential.pow(0, 0.1) == 0)
        #expect(Exponential.pow(7, 0) == 1)
    }
}
