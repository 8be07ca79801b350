import Domain

/// The files of a new folder.
enum Starter {
    static func files(today: CivilDate, unit: WeightUnit) -> [(place: String, text: String)] {
        let year = today.components.year
        let pounds = unit == .lb
        func load(_ kg: Int, _ lb: Int) -> String { pounds ? "\(lb)lb" : "\(kg)kg" }
        return [
            (
                "antrain.yaml",
                """
                # Settings, and the mark of the folder's root. `antrain schema settings` tells of every key.
                antrain: 1
                units: {weight: \(unit.rawValue), distance: \(pounds ? "mi" : "km"), length: \(pounds ? "in" : "cm")}
                week_starts: monday
                one_rep_max: brzycki

                """
            ),
            (
                "profile.yaml",
                """
                # Who trains. Every line is optional; take away the # of those that you want.
                # name: Sam
                # height: 178cm
                # gender: male
                # date_of_birth: 1990-05-17
                # activity: moderately_active
                # goals: {calories: 2600, protein: 2g/kg, carbs: 290, fat: 80}
                # program: {name: PPL Hypertrophy, started: \(today)}

                """
            ),
            (
                "templates/my-push-day.md",
                """
                ---
                name: My Push Day
                category: hypertrophy
                ---
                Chest, shoulders and triceps in under an hour.

                ## Bench Press
                - 4 x 6-8 rest 3min

                ## Overhead Press
                - 3 x 8-10 @8 rest 2min (no leg drive)

                ## Triceps Pushdown
                - 3 x 10-12

                """
            ),
            (
                "workouts/\(year)/\(today)-my-push-day.md",
                """
                ---
                date: \(today)
                type: lifting
                template: My Push Day
                rating: 4
                ---
                An example: change the numbers to what you did, or delete the file.

                ## Bench Press
                - \(load(40, 95)) x 10 warmup
                - \(load(60, 135)) x 8 @7
                - \(load(60, 135)) x 8 x 2 @8 (bar path drifting)

                ## Overhead Press
                - \(load(35, 75)) x 8
                - [ ] \(load(35, 75)) x 8

                """
            ),
            (".gitignore", "# The cache can be rebuilt at any time.\n.antrain/\n"),
            (
                ".gitattributes",
                "# Weigh-ins from two devices are both kept when git merges.\nbodyweight/** merge=union\n"
            ),
        ]
    }
}
