import Domain

/// Short ways to say the values that tests are about.
enum Sample {
    /// `2025-11-12`.
    static func day(_ text: String) -> CivilDate {
        CivilDate(iso: text) ?? CivilDate(days: 0)
    }

    static func kg(_ amount: Double) -> Weight { Weight(FixedPoint(amount), .kg) }
    static func lb(_ amount: Double) -> Weight { Weight(FixedPoint(amount), .lb) }

    /// `100kg x 5`, with more where said.
    static func set(
        _ kilograms: Double, _ reps: Int, x repeats: Int = 1, rpe: Int? = nil, _ type: SetType = [],
        side: Side? = nil, status: SetStatus = .completed
    ) -> WorkoutSet {
        WorkoutSet(
            load: .weight(kg(kilograms), count: 1), work: .reps(reps), repeats: repeats,
            exertion: rpe.flatMap { RPE(halves: $0 * 2) }.map { Exertion($0) }, type: type, side: side,
            status: status)
    }

    static func workout(_ date: String, _ exercises: [(String, [WorkoutSet])]) -> Workout {
        Workout(
            date: DateTime(date: day(date)),
            exercises: exercises.map { WorkoutExercise(exercise: $0.0, sets: $0.1) })
    }

    /// Whether two figures are the same but for the last bits.
    static func near(_ a: Double?, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
        a.map { ($0 - b).magnitude <= tolerance * max(1, b.magnitude) } ?? false
    }
}
