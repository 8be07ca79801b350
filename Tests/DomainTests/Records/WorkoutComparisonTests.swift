import Domain
import Testing

@Suite struct WorkoutComparisonTests {
    @Test func changesWithTheirDirections() {
        var before = Sample.workout(
            "2025-01-01", [("Bench Press", [Sample.set(80, 5, x: 3)]), ("Curl", [Sample.set(15, 10)])])
        var after = Sample.workout(
            "2025-01-08",
            [("Row", [Sample.set(60, 10)]), ("bench press", [Sample.set(82.5, 5, x: 2), Sample.set(80, 4)])])
        before.duration = TimeSpan(seconds: 3600)
        after.duration = TimeSpan(seconds: 3000)
        let comparison = WorkoutComparison(after, with: before)
        #expect(comparison.volume.before == 1350 && comparison.volume.after == 1745)
        #expect(comparison.volume.absolute == 395 && comparison.volume.direction == .up)
        #expect(Sample.near(comparison.volume.percent, 29.259259259, 1e-9))
        #expect(comparison.sets == Change(from: 4, to: 4) && comparison.sets.direction == .same)
        #expect(comparison.duration?.absolute == -10 && comparison.duration?.direction == .down)
        #expect(comparison.exerciseCount.direction == .same)
        #expect(comparison.bestSet.after?.weight == 82.5 && comparison.bestSet.direction == .up)
        #expect(comparison.exercises.map(\.exercise) == ["Row", "bench press", "Curl"])
        #expect(comparison.exercises.map(\.isInBefore) == [false, true, true])
        #expect(comparison.exercises.map(\.isInAfter) == [true, true, false])
        #expect(comparison.exercises[0].volume.percent == nil)
        #expect(comparison.exercises.map(\.volume.direction) == [.up, .down, .down])
        #expect(comparison.exercises[1].volume.absolute == -55)
        #expect(comparison.exercises.map(\.bestSet.direction) == [.up, .up, .down])
    }

    @Test func roundingPoundsIsNoChange() {
        let pounds = WorkoutSet(load: .weight(Sample.lb(225), count: 1), work: .reps(5), repeats: 5)
        let comparison = WorkoutComparison(
            Sample.workout("2025-01-08", [("Squat", [Sample.set(102.1, 5, x: 5)])]),
            with: Sample.workout("2025-01-01", [("Squat", [pounds])]))
        #expect(comparison.volume.direction == .same)
        #expect(comparison.bestSet.direction == .same)
        #expect(comparison.duration == nil)
        // A repetition is a change, however light the load.
        let light = WorkoutComparison(
            Sample.workout("2025-01-08", [("Squat", [Sample.set(1, 50), Sample.set(1, 51)])]),
            with: Sample.workout("2025-01-01", [("Squat", [Sample.set(1, 50, x: 2)])]))
        #expect(light.volume.direction == .up && light.bestSet.direction == .up)
    }

    @Test func emptySessions() {
        let empty = Sample.workout("2025-01-01", [])
        let comparison = WorkoutComparison(empty, with: empty)
        #expect(comparison.volume.percent == nil && comparison.volume.direction == .same)
        #expect(comparison.bestSet.direction == .same && comparison.exercises.isEmpty)
    }

    @Test func eachDayHasItsOwnBodyweight() {
        let workout = Sample.workout("2025-01-01", [("Dip", [WorkoutSet(load: .bodyweight(added: nil), work: .reps(10))])])
        let comparison = WorkoutComparison(
            workout, with: workout, basis: { _ in LoadBasis(bodyweightLoad: .bodyweight, bodyweight: 81) },
            basisBefore: { _ in LoadBasis(bodyweightLoad: .bodyweight, bodyweight: 80) })
        #expect(comparison.volume.before == 800 && comparison.volume.after == 810)
    }
}
