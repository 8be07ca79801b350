import Testing

extension Hostile {
    /// Numbers that no arithmetic expects, at every place where a number may stand.
    @Suite struct Numbers {
        static let numbers = [
            "0", "-1", "-0", "1e308", "1e-308", "nan", "inf", "1/0", "0/0", "1/3", "½", "0x7f", "1_000", "1,000",
            "0.0000000000000000000001",
            "999999", "999999999", "999999999999", "4294967296", "9223372036854775807", "9223372036854775808",
            "99999999999999999999", "-9223372036854775808",
            "9223372036.854775808", "99999999999.999999999999", String(repeating: "9", count: 400),
            "1." + String(repeating: "3", count: 400), "٣", "１２",
        ]

        @Test(arguments: numbers) func everywhere(_ n: String) throws {
            let folder = try HostileFolder()
            for (place, text) in Self.files(n) { try folder.write(place, text) }
            try folder.check(name: "number \(n.prefix(30))")
        }

        private static func files(_ n: String) -> [(String, String)] {
            [
                ("workouts/2025/2025-11-01-lifting.yaml", lifting(n)),
                ("workouts/2025/2025-11-02-cardio.yaml", cardio(n)),
                ("workouts/2025/2025-11-03-metcon.yaml", metcon(n)),
                ("workouts/2025/2025-11-04-lifting.md", markdown(n)),
                ("workouts/\(n.replacing("/", with: "-").prefix(100))-11-05.yaml", "exercises:\n  - Squat: [100kg x 5]\n"),
                ("meals/2025/2025-11-01.yaml", meals(n)),
                ("foods/food.yaml", food(n)),
                ("foods/recipe.yaml", recipe(n)),
                ("bodyweight/2025/2025-11.yaml", weighIns(n)),
                ("profile.yaml", profile(n)),
                ("templates/template.yaml", template(n)),
                ("programs/days.yaml", "name: Days\ndays: [Template, rest]\nrepeat: \(n)\ncreated: \(n)\n"),
                ("programs/weeks.yaml", program(n)),
                ("exercises/lift.yaml", "name: Lift\ncategory: barbell\nmuscles: [\(n)]\nbodyweight_share: \(n)\n"),
            ]
        }

        private static func lifting(_ n: String) -> String {
            let lines = [
                "\(n)", "\(n)kg x 5", "\(n)lb x 5", "100kg x \(n)", "100kg x 5 x \(n)", "100kg x 5 @\(n)", "100kg x 5 \(n)rir",
                "100kg x \(n)/\(n)",
                "100kg x \(n)+\(n)", "100kg x \(n),\(n)", "bw+\(n)kg x 5", "bw-\(n)kg x 5", "\(n)x20kg x 5", "2x\(n)kg x 5",
                "\(n)% x 5", "100kg x 5 rest \(n)",
                "100kg x 5 rest \(n)min", "100kg x 5 tempo \(n)-\(n)-\(n)", "100kg x 5 pause \(n)s",
                "100kg x 5 pain knee \(n)/10", "\(n)s", "\(n)min", "\(n)h",
                "\(n):\(n)", "\(n):59:59", "40kg x \(n)m", "40kg x \(n)s", "\(n)km in \(n)", "\(n)km", "\(n)mi",
                "\(n) x \(n) x \(n) @\(n)", "{load: \(n), reps: \(n), rpe: \(n)}",
                "{load: \(n)kg, reps: \(n), sets: \(n), rest: \(n)}",
            ]
            return "date: 2025-11-01 \(n):\(n)\nduration: \(n)\nrating: \(n)\nsession_rpe: \(n)\nprogram_day: \(n)\nexercises:\n"
                + "  - Squat:\n" + Trap.lines(lines.count) { "      - \(lines[$0])" } + "  - Pull-Up:\n"
                + Trap.lines(lines.count) { "      - \(lines[$0])" }
        }

        private static func cardio(_ n: String) -> String {
            "date: 2025-11-02\ntype: cardio\ncardio_type: run\ndistance: \(n)km\nduration: \(n)\npace: \(n)/km\nheart_rate: \(n)\nelevation: \(n)m\ncalories: \(n)\n"
                + "laps:\n  - \(n)m in \(n)\n  - \(n) x 400m in 1:30 rest \(n)\n  - 400m in \(n):30\n  - \(n) x \(n)km in \(n)h\n"
        }

        private static func metcon(_ n: String) -> String {
            "date: 2025-11-03\ntype: metcon\nmetcon_type: AMRAP\nduration: \(n)min\nrounds: \(n)\nresult: \(n) rounds + \(n) reps\n"
                + "movements:\n  - Thruster: \(n)kg \(n)-\(n)-\(n)\n  - Burpee: \(n)\n"
        }

        private static func markdown(_ n: String) -> String {
            "---\ndate: 2025-11-04\nunits: lb\n---\n\n## Squat {rest: \(n), superset: \(n)}\n- \(n) x \(n)\n\(n). \(n) x \(n)\n\n## \(n)\n- [ ] \(n)kg x 5 @\(n)\n"
        }

        private static func meals(_ n: String) -> String {
            let lines = [
                "\(n) g Oats", "\(n) kg Oats", "\(n) ml Whole Milk", "\(n) Egg", "\(n) pieces Egg", "\(n) scoops Whey Protein",
                "Oats \(n) g", "\(n) \(n) Egg", "\(n)/\(n) Egg",
                "Soup (\(n) kcal, \(n) g protein, \(n) g carbs, \(n) g fat)", "Soup (\(n) kJ)", "Beer (\(n) g alcohol)",
                "{food: Egg, amount: \(n)}",
            ]
            return "date: 2025-11-01\nday: {sleep: \(n)h, steps: \(n)}\nmeals:\n  - Lunch \(n):\(n):\n"
                + Trap.lines(lines.count) { "      - \(lines[$0])" }
        }

        private static func food(_ n: String) -> String {
            "name: Stew\nper_100g: {calories: \(n), protein: \(n), carbs: \(n), fat: \(n), fibre: \(n), alcohol: \(n)}\ndensity: \(n)\n"
                + "servings: {portion: \(n) g, cup: \(n) ml, part: 1/\(n), half: \(n)/2}\ndefault_serving: portion\n"
        }

        private static func recipe(_ n: String) -> String {
            "name: Pot\ningredients: [\(n) g Oats, \(n) kg Oats, \(n) portion Stew, \(n) pieces Egg]\nyield: \(n)kg\nservings: {portion: 1/\(n), part: \(n)}\n"
        }

        private static func weighIns(_ n: String) -> String {
            "2025-11-01: \(n)\n2025-11-02: \(n)kg\n2025-11-03: \(n)lb\n2025-11-04: {weight: \(n)kg, body_fat: \(n)%, waist: \(n)cm}\n\(n)-11-05: 80kg\n2025-\(n)-06: 80kg\n"
        }

        private static func profile(_ n: String) -> String {
            "name: Sam\nheight: \(n)cm\ndate_of_birth: \(n)-05-17\ngoals: {calories: \(n), protein: \(n)g/kg, carbs: \(n), fat: \(n)}\n"
                + "training_max: {Squat: \(n)kg, Pull-Up: \(n)lb}\nprogram: {name: Weeks, started: 2025-10-\(n)}\n"
        }

        private static func template(_ n: String) -> String {
            "name: Template\nexercises:\n  - Squat: \(n) x \(n)-\(n) @\(n)-\(n) rest \(n)min\n  - Bench Press: \(n)% x \(n)\n  - Plank: \(n) x \(n)s\n"
        }

        private static func program(_ n: String) -> String {
            "name: Weeks\nprogression: linear\nrepeat: \(n)\nweeks:\n  - phase: deload\n    intensity: \(n)\n    volume: \(n)\n    repeat: \(n)\n"
                + "    days:\n      mon: {template: Template, rpe: \(n), intensity: \(n)}\n"
        }
    }
}
