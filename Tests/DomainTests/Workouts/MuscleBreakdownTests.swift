import Domain
import Testing

@Suite struct MuscleBreakdownTests {
    static func lookup(_ name: String) -> Exercise? {
        switch name {
        case "Bench Press":
            Exercise(
                name: name, category: .barbell, muscles: [.chest],
                secondaryMuscles: [.triceps, .shoulders, .chest])
        case "Curl": Exercise(name: name, category: .dumbbell, muscles: [.biceps, .biceps])
        case "Squat": Exercise(name: name, category: .barbell, muscles: [.quads, .glutes])
        case "Sled": Exercise(name: name, category: .cardio, muscles: [.quads])
        default: nil
        }
    }

    @Test func primaryCountsWholeAndSecondaryHalf() {
        var breakdown = MuscleBreakdown()
        breakdown.add(
            Sample.workout(
                "2025-11-12",
                [
                    ("Bench Press", [Sample.set(60, 10, .warmup), Sample.set(80, 5, x: 3)]),
                    ("Curl", [Sample.set(15, 10)]), ("Mystery", [Sample.set(10, 10, x: 2)]),
                    ("Sled", [Sample.set(50, 2, status: .planned)]),
                ]), lookup: Self.lookup)
        let muscles = breakdown.muscles
        #expect(muscles.map(\.group) == [.chest, .shoulders, .triceps, .biceps])
        #expect(muscles.map(\.sets) == [3, 1.5, 1.5, 1])
        #expect(muscles.map(\.volume) == [1200, 600, 600, 150])
        #expect(Sample.near(muscles[0].setShare, 3.0 / 7))
        #expect(Sample.near(muscles[3].volumeShare, 150.0 / 2550))
        #expect(Sample.near(muscles.reduce(0) { $0 + $1.setShare }, 1))
        #expect(breakdown.unknownExercises == ["Mystery"])
        #expect(breakdown.unknownSets == 2)
    }

    /// A set with two primary muscles is two in the muscles and one in the main groups.
    @Test func mainGroupsCountASetOnce() {
        var breakdown = MuscleBreakdown()
        let workout = Sample.workout(
            "2025-11-12", [("Squat", [Sample.set(100, 5, x: 5)]), ("Sled", [Sample.set(50, 2)]), ("Curl", [Sample.set(15, 10)])])
        breakdown.add(workout, lookup: Self.lookup)
        breakdown.add(workout, lookup: Self.lookup)
        #expect(breakdown.muscles.map(\.group) == [.quads, .glutes, .biceps])
        #expect(breakdown.muscles.map(\.sets) == [12, 10, 2])
        #expect(breakdown.mainGroups.map(\.group) == [.lowerBody, .cardio, .arms])
        #expect(breakdown.mainGroups.map(\.sets) == [10, 2, 2])
        #expect(breakdown.mainGroups.map(\.volume) == [5000, 200, 300])
    }

    @Test func nothingHasNoParts() {
        #expect(MuscleBreakdown().muscles.isEmpty)
        #expect(MuscleBreakdown().mainGroups.isEmpty)
    }
}
