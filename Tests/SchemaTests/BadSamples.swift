import Format

/// Documents that the reader finds fault with because of their shape, and the schemas with it.
enum Bad {
    static let all: [Sample] = files + keys + lines

    static let files: [Sample] = [
        Sample(.workout, ""), Sample(.exercise, ""), Sample(.coach, ""), Sample(.mealDay, ""), Sample(.template, ""),
        Sample(.workout, "- {date: 2025-11-12, exercises: [{Squat: 80kg x 8}]}\n"), Sample(.profile, "just words\n"),
        Sample(.settings, "- antrain: 1\n"), Sample(.bodyweight, "82.4kg\n"), Sample(.mealDay, "[]\n"),
        // Missing keys.
        Sample(.settings, "units: {weight: kg}\n"), Sample(.workout, "exercises: [{Squat: 80kg x 8}]\n"),
        Sample(.workout, "date: 2025-11-12\n"), Sample(.workout, "date: 2025-11-12\ntype: lifting\ncardio_type: run\n"),
        Sample(.workout, "date: 2025-11-12\nexercises:\n"), Sample(.workout, "date: 2025-11-12\ntype: cardio\ndistance: 5km\n"),
        Sample(.workout, "date: 2025-11-12\ntype: metcon\nexercises: [{Squat: 80kg x 8}]\n"),
        Sample(.workout, "date: 2025-11-12\ntype: Cardio\ncardio_type:\n"), Sample(.exercise, "name: A\ncategory: barbell\n"),
        Sample(.exercise, "name: A\nmuscles: [quads]\n"), Sample(.exercise, "category: barbell\nmuscles: [quads]\n"),
        Sample(.exercise, "name: A\ncategory: barbell\nmuscles: []\n"),
        Sample(.exercise, "- {category: barbell, muscles: [quads]}\n"),
        Sample(.food, "name: A\n"), Sample(.food, "name: A\nper_100g:\n"), Sample(.food, "per_100g: {calories: 1}\n"),
        Sample(.template, "name: A\n"), Sample(.template, "exercises: [{Squat: 5 x 5}]\n"), Sample(.program, "name: A\n"),
        Sample(.program, "name: A\ndays: [rest]\nweeks: [{days: {mon: rest}}]\n"),
        Sample(.program, "name: A\nweeks: [{phase: deload}]\n"),
        Sample(.program, "name: A\ndays: [{name: Day one}]\n"), Sample(.mealDay, "meals: []\n"),
        Sample(.mealDay, "date: 2025-11-12\nmeals: [{meal: Lunch}]\n"),
        Sample(.mealDay, "date: 2025-11-12\nmeals: [{meal: Lunch, foods: }]\n"),
        Sample(.mealDay, "date: 2025-11-12\nmeals: [{foods: [80 g Oats]}]\n"),
        Sample(.coach, "title: A\n"), Sample(.coach, "created: 2025-11-12\nmessages: [{from: me}]\n"),
        Sample(.bodyweight, "2025-11-12: {notes: fine}\n"), Sample(.profile, "program: {started: 2025-10-06}\n"),
        // Wrong forms.
        Sample(.mealDay, "date: 2025-11-12\nmeals: {Breakfast: [80 g Oats], Lunch: [80 g Rice]}\n"),
        Sample(.mealDay, "date: 2025-11-12\nmeals:\n  - Breakfast 25:00: [80 g Oats]\n"),
        Sample(.workout, "date: 2025-11-12\nexercises:\n  - Squat: [80kg x 8]\n    notes: deep\n"),
        Sample(.workout, "date: 2025-11-12\nexercises: [Squat]\n"),
        Sample(.workout, "date: 2025-11-12\nexercises: [{Squat: []}]\n"),
        Sample(.workout, "date: 2025-11-12\nexercises: [{Squat: }]\n"),
        Sample(.workout, "date: 2025-11-12\nexercises: [{sets: [80kg x 8]}]\n"),
        Sample(.workout, "date: 2025-11-12\nexercises: [{excersise: Pull-Up}]\n"),
        Sample(.workout, "date: 2025-11-12\nexercises: [{exercise: Squat, sets: []}]\n"),
        Sample(.workout, "date: 2025-11-12\nexercises: [{exercise: Squat}]\n"),
        Sample(.workout, "date: 2025-11-12\nexercises: [{exercise: Squat, sets: [80kg x 8], note: x}]\n"),
        Sample(.workout, "date: 2025-11-12\nexercises: [[Squat]]\n"), Sample(.template, "name: A\nexercises: [{Squat: []}]\n"),
        Sample(.template, "name: A\nexercises: [Squat]\n"), Sample(.program, "name: A\ndays: [[rest]]\n"),
        Sample(.program, "name: A\ndays:\n  - Push Day\n  -\n"), Sample(.program, "name: A\nweeks: [{days: {monday: rest}}]\n"),
        Sample(.program, "name: A\nweeks: [{days: [rest]}]\n"), Sample(.program, "name: A\nweeks: [rest]\n"),
        Sample(.coach, "created: 2025-11-12\nmessages: [hello]\n"), Sample(.bodyweight, "2025-11-12:\n"),
        Sample(.bodyweight, "2025-11-12: [82kg]\n"),
        Sample(.bodyweight, "2025-02-29: 82kg\n"), Sample(.bodyweight, "12.11.2025: 82kg\n"),
        Sample(.bodyweight, "weight: 82kg\n"),
        Sample(.bodyweight, "2025-11-12: 0kg\n"), Sample(.bodyweight, "2025-11-12: 82 stone\n"),
        Sample(.bodyweight, "2025-11-12: -82\n"),
        Sample(.bodyweight, "2025-11-12: {weight: 82kg, body_fat: 120%}\n"),
        Sample(.bodyweight, "2025-11-12: {weight: 82kg, waist: 84kg}\n"),
        Sample(.food, "name: A\nper_100g: 400\n"), Sample(.food, "name: [A]\nper_100g: {calories: 1}\n"),
        Sample(.food, "name: A\nper_100g: {calories: -1}\n"), Sample(.food, "name: A\nper_100g: {kcal: 400}\n"),
        Sample(.food, "name: A\nper_100g: {protein: lots}\n"), Sample(.food, "name: A\nper_100g: {protein: \"12,500\"}\n"),
        Sample(.food, "name: A\ningredients: [[Onion]]\n"), Sample(.food, "name: A\ningredients:\n  -\n"),
    ]

    static let keys: [Sample] =
        [
            "durations: 1h", "duration: 90", "duration: 1:75", "duration: soon", "duration: [1h]", "rating: 6", "rating: 0",
            "rating: \"9\"",
            "rating: good", "rating: 4.5", "rating: {stars: 4}", "session_rpe: 11", "session_rpe: 8.25", "session_rpe: hard",
            "program_day: 0",
            "program_day: 366", "units: stone", "type: yoga", "type: [lifting]", "notes: [a, b]", "notes: {a: b}", "tags: {a: b}",
            "tags: [[a]]",
            "heart_rates: 120", "kind: wrokout", "name: \(String(repeating: "a", count: 101))",
            "notes: \(String(repeating: "long ", count: 101))", "tags: [\(String(repeating: "a", count: 101))]",
        ].map(Sample.workout)
        + [
            "distance: 5 parsecs", "distance: -5", "distance: 5,250km", "pace: 5:31", "pace: fast", "heart_rate: 10",
            "heart_rate: 300",
            "cardio: run", "elevation: high", "calories: -1", "laps: [400m]", "laps: [{400m: 1:32}]", "intervals: [400m in 1:30]",
            "intervals: [6 x hard]",
        ].map(Sample.cardio)
        + [
            "unit: kg", "units: kg", "units: {mass: kg}", "units: {weight: stone}", "week_starts: someday", "one_rep_max: guess",
            "language: de",
            "day_starts: 25:00", "day_starts: early", "increments: {barbell: some}", "increments: {barbell: -2kg}",
            "schema_line: perhaps",
            "carrier: json", "antrain_version: 1",
        ].map(Sample.settings)
        + [
            "names: Squat", "names: {tr: [a]}", "aliases: {a: b}", "secondary_muscles: [quad]", "equipment: barbells",
            "equipment: [barbell]",
            "version: 0", "version: one", "muscle: quads", "kind: exercice",
        ].map(Sample.exercise)
        + [
            "servings: 30 g", "servings: {scoop: }", "servings: {scoop: large}", "servings: {scoop: 0 g}",
            "servings: {scoop: {description: big}}",
            "servings: {scoop: {grams: 0}}", "density: 0", "density: 30", "favorite: perhaps", "category: snack", "yield: 1/4",
            "yield: 2l",
            "brand: \(String(repeating: "b", count: 51))", "serving: {scoop: 30 g}",
        ].map(Sample.per100g)
        + [
            Sample(.settings, "antrain: 2\n"), Sample(.settings, "antrain: one\n"), Sample(.profile, "height: tall\n"),
            Sample(.profile, "height: 178kg\n"), Sample(.profile, "gender: unknown\n"),
            Sample(.profile, "date_of_birth: 1990-02-30\n"),
            Sample(.profile, "date_of_birth: 17.05.1990\n"), Sample(.profile, "activity: lazy\n"),
            Sample(.profile, "training_days_per_week: 8\n"),
            Sample(.profile, "goals: {calories: 0}\n"), Sample(.profile, "goals: {protein: 2g/lb}\n"),
            Sample(.profile, "goals: 2600\n"),
            Sample(.profile, "training_max: 140kg\n"), Sample(.profile, "training_max: {Squat: heavy}\n"),
            Sample(.profile, "training_max: {Squat: }\n"),
            Sample(.profile, "program: [PPL]\n"), Sample(.profile, "program: {name: PPL, started: soon}\n"),
            Sample(.profile, "equipment: [sled]\n"),
            Sample(.workout, "date: 2025-02-29\ncardio_type: run\n"), Sample(.workout, "date: 2025-13-01\ncardio_type: run\n"),
            Sample(.workout, "date: 12.11.2025\ncardio_type: run\n"), Sample(.workout, "date: yesterday\ncardio_type: run\n"),
            Sample(.workout, "date: 2025-11-12 25:10\ncardio_type: run\n"),
            Sample(.workout, "date: [2025-11-12]\ncardio_type: run\n"),
            Sample(.workout, "date: 20251112\ncardio_type: run\n"), Sample(.workout, "date: 2025-11-12\ncardio_type: runing\n"),
            Sample(.workout, "date: 2025-11-12\nmetcon_type: AMRAPS\n"),
            Sample(.workout, "date: 2025-11-12\nmetcon_type: EMOM\nrounds: -1\n"),
            Sample(.workout, "date: 2025-11-12\nmetcon_type: EMOM\nresult: \(String(repeating: "r", count: 201))\n"),
            Sample(.workout, "date: 2025-11-12\nmetcon_type: EMOM\nmovements: [{exercise: Row, laod: 10kg}]\n"),
            Sample(.mealDay, "date: 2025-11-31\n"), Sample(.mealDay, "date: 2025-11-12\nmeal: []\n"),
            Sample(.mealDay, "date: 2025-11-12\nday: {sleep: 7}\n"), Sample(.mealDay, "date: 2025-11-12\nday: {steps: many}\n"),
            Sample(.mealDay, "date: 2025-11-12\nday: {water: 2.5kg}\n"),
            Sample(.mealDay, "date: 2025-11-12\nday: {complete: partly}\n"),
            Sample(.mealDay, "date: 2025-11-12\nday: [a]\n"),
            Sample(.mealDay, "date: 2025-11-12\nmeals: [{meal: Lunch, time: noon, foods: [Oats]}]\n"),
            Sample(.coach, "created: 2025-11-12\nmessages: [{from: you, text: hi}]\n"), Sample(.coach, "created: today\n"),
            Sample(.program, "name: A\ndays: [rest]\nrepeat: 0\n"), Sample(.program, "name: A\ndays: [rest]\ndifficulty: hard\n"),
            Sample(.program, "name: A\ndays: [rest]\ncategory: yoga\n"),
            Sample(.program, "name: A\nweeks: [{days: {mon: rest}, phase: rest}]\n"),
            Sample(.program, "name: A\nweeks: [{days: {mon: rest}, intensity: 0}]\n"),
            Sample(.program, "name: A\nweeks: [{days: {mon: rest}}]\nprogression: zigzag\n"),
            Sample(.program, "name: A\ndays: [{template: B, volume: 4}]\n"),
            Sample(.program, "name: A\ndays: [{template: B, rpe: 12}]\n"),
            Sample(.template, "name: A\ncategory: yoga\nexercises: [{Squat: 5 x 5}]\n"),
            Sample(.template, "name: \(String(repeating: "a", count: 101))\nexercises: [{Squat: 5 x 5}]\n"),
        ]

    static let lines: [Sample] =
        [
            "80kg", "80kg x", "80kg 8", "bw", "75%", "8+3+2", "80kg x 8 felt easy", "80kg x 8 @12", "80kg x 8 @80",
            "80kg x 8 @8.3", "80kg x 8 rest 90", "80kg x 8 rest long", "80kg x 8 warmpu", "80st x 8", "80kg x eight", "x 8",
            "+10kg x 5", "80kg x 0",
            "80kg x 8.5", "100.125kg x 5", "80kg x 8 tempo", "80kg x 8 pain knee", "80kg x 8 12rir", "heavy", "squat 80kg x 8",
            "80kg x 8 x three",
            "80kg x 8 easy (note)", "[80kg x 8]", "1:75", "80kg x 8 pause", "400m in", "{load: 80kg}", "{load: heavy, reps: 8}",
            "{load: 80kg, reps: some}",
            "{load: 80kg, reps: 8, rpe: hard}", "{load: 80kg, reps: 8, set_type: foo}", "{load: 80kg, reps: 8, side: both}",
            "{load: 80kg, rep: 8}",
            "{load: 80kg, reps: 8, status: skipped}", "{load: 80kg, reps: 8, pain: knee}", "{load: 80kg, reps: 8, count: 0}",
            "{load: 80kg, reps: 0}",
            "{load: 80kg, reps: 8, rest: 90}", "{time: 60}",
            "{load: 80kg, reps: 8, notes: \(String(repeating: "n", count: 201))}", "",
        ].map(Sample.set)
        + [
            "6-8", "4", "4 x", "20 x 5", "0 x 5", "80kg x 5", "4-5 x 8", "4 x 8 planned", "4 x 100kg", "60s", "4 x 8 @11",
            "4 x 8 rest 90", "4 x 8 slowly",
            "four x 8", "{count: 3}", "{reps: 8, count: 11}", "{reps: 8, sets: 3}", "[4 x 8]",
        ].map(Sample.prescription)
        + ["", "[Oats]", "{food: Oats, amonut: 80 g}", "{amount: 80 g}", "{food: Oats, protein: lots}"].map(Sample.food)
}
