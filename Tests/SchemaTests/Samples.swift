import Format

/// A YAML document of a kind.
struct Sample: CustomStringConvertible, Sendable {
    var kind: Kind
    var text: String

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    var description: String { "\(kind.rawValue): \(text)" }

    // MARK: What is varied

    /// A lifting session with another line of keys.
    static func workout(_ keys: String) -> Sample {
        Sample(.workout, "date: 2025-11-12\nexercises:\n  - Squat: [80kg x 8]\n\(keys)\n")
    }

    static func set(_ line: String) -> Sample {
        Sample(.workout, "date: 2025-11-12\nexercises:\n  - Squat:\n      - \(line)\n")
    }

    static func prescription(_ line: String) -> Sample {
        Sample(.template, "name: A\nexercises:\n  - Squat:\n      - \(line)\n")
    }

    static func food(_ line: String) -> Sample {
        Sample(.mealDay, "date: 2025-11-12\nmeals:\n  - Lunch:\n      - \(line)\n")
    }

    static func cardio(_ keys: String) -> Sample {
        Sample(.workout, "date: 2025-11-12\ntype: cardio\ncardio_type: run\n\(keys)\n")
    }

    static func settings(_ keys: String) -> Sample { Sample(.settings, "antrain: 1\n\(keys)\n") }

    static func exercise(_ keys: String) -> Sample {
        Sample(.exercise, "name: A\ncategory: barbell\nmuscles: [quads]\n\(keys)\n")
    }

    static func per100g(_ keys: String) -> Sample { Sample(.food, "name: A\nper_100g: {calories: 100}\n\(keys)\n") }
}

/// Documents that the reader takes without a word, and the schemas with it.
enum Good {
    static let all: [Sample] = files + keys + lines

    static let files: [Sample] = [
        Sample(.settings, ""),
        Sample(
            .settings,
            """
            antrain: 1
            units: {weight: kg, distance: km, length: cm}
            week_starts: sunday
            one_rep_max: brzycki
            language: en
            timezone: Europe/Istanbul
            day_starts: 04:00
            bodyweight_load: none
            increments: {barbell: 2.5kg, dumbbell: 2}
            carrier: md
            schema_line: true
            """),
        Sample(.profile, ""),
        Sample(
            .profile,
            """
            name: Sam
            height: 178cm
            gender: male
            date_of_birth: 1990-05-17
            activity: moderately_active
            fitness_level: intermediate
            training_goals: [strength, health]
            training_days_per_week: 4
            equipment: [barbell, dumbbell, none]
            goals: {calories: 2600, protein: 2g/kg, carbs: 290, fat: 80 g}
            rest_day_goals: {calories: 2300 kcal}
            training_day_goals: {carbs: 350}
            training_max: {Squat: 140kg, Bench Press: 100}
            program: {name: PPL Hypertrophy, started: 2025-10-06, day: 3}
            notes: |
              Two
              lines.
            """),
        Sample(.bodyweight, ""),
        Sample(
            .bodyweight,
            """
            2025-11-12: 82.4kg        # morning
            2025-11-13: 82.1
            2025-11-13 19:30: 83
            "2025-11-14": 181,5 lb
            2025-11-15: {weight: 82.4kg, body_fat: 15%, waist: 84cm, notes: "after a run"}
            2024-02-29: {weight: 82, body_fat: 15.5}
            tags: [log]
            """),
        Sample(
            .exercise,
            """
            name: Zercher Squat
            names: {tr: Zercher, no: Knebøy}
            aliases: [Zercher]
            category: barbell
            equipment: barbell
            muscles: [quads, glutes, core]
            secondary_muscles: back
            notes: Elbows up.
            version: 2
            id: 5f3c
            """),
        Sample(.exercise, "- {name: A, category: barbell, muscles: quads}\n- {name: B, category: Cable, muscles: [Full Body]}\n"),
        Sample(.exercise, "[]\n"),
        Sample(
            .food,
            """
            name: Whey Protein
            brand: Example
            category: protein
            per_100g: {calories: 400, protein: 80, carbs: 8.5, fat: 6 g}
            servings: {scoop: 30 g, bag: 1kg, cup: {amount: 240 ml, description: A big one}, piece: {grams: 12}}
            default_serving: scoop
            density: 0.5
            favorite: yes
            """),
        Sample(
            .food,
            """
            name: Chili
            ingredients: [500 g Beef mince, 1 piece Onion, {food: Kidney beans, amount: 400 g}]
            yield: 1.8kg
            servings: {portion: 1/4}
            """),
        Sample(.food, "- name: 7 Up\n  per_100ml: {calories: 42, sugar: 10.6}\n- name: 12\n  per_100g: {calories: 1}\n"),
        Sample(
            .template,
            """
            name: Push Day
            category: hypertrophy
            description: Chest first.
            created: 2025-01-02
            exercises:
              - Bench Press: 4 x 6-8
              - Overhead Press: 3 x 8-10 @8 rest 2min (no leg drive)
              - Squat: [1 x 5 @65%, 1 x 5+ @85%]
              - exercise: Pull-Up
                superset: A
                rest: 90s
                notes: Strict.
                sets:
                  - 3 x 8
                  - {count: 3, reps: 5, load: 80kg, rpe: 8-9, notes: slow}
            """),
        Sample(.template, "- {name: A, exercises: [{Squat: 5 x 5}]}\n- {name: B, exercises: {Squat: 5 x 5}}\n"),
        Sample(
            .program,
            """
            name: PPL Hypertrophy
            category: bodybuilding
            difficulty: intermediate
            days: [Push Day, Pull Day, Leg Day, rest, {template: Push Day, name: Light, intensity: 0.9, rpe: 7}]
            repeat: 21
            """),
        Sample(
            .program,
            """
            name: Strength Block
            progression: three_one_deload
            weeks:
              - phase: hypertrophy
                intensity: 1.0
                volume: 1
                days:
                  mon: Push Day
                  wed: {template: Pull Day, rpe: 8.5, notes: Straps allowed}
                  fri: rest
              - {week: 2, name: Easy, deload: true, days: {mon: Push Day}}
            """),
        Sample(
            .workout,
            """
            date: 2025-11-12 18:30
            type: lifting
            template: Push Day
            program: PPL Hypertrophy
            program_day: 4
            duration: 1h05min
            rating: 4
            session_rpe: 8
            gym: Basement
            timezone: Europe/Istanbul
            units: kg
            tags: [heavy, home]
            notes: Slept badly, still moved well.
            exercises:
              - Bench Press:
                  - 60kg x 10 warmup
                  - 80kg x 8 @7
                  - 80kg x 8 x 2 @8.5 (bar path drifting)
                  - 80kg x 8 planned             # later
              - exercise: Pull-Up
                notes: Strict, dead hang.
                superset: A
                rest: 2min
                sets:
                  - bw x 10
                  - {load: bw+10kg, reps: 6, set_type: failure}
              - Plank: 60s
              - Row: {distance: 500m, time: 1:45}
            """),
        Sample(
            .workout,
            """
            date: 2025-11-14 07:10
            type: cardio
            cardio_type: run
            distance: 5.2km
            duration: 28:40
            pace: 5:31/km
            heart_rate: 152
            max_heart_rate: 178
            elevation: 120m
            calories: 410
            laps: [400m in 1:32, 400m in 1:30]
            intervals: 6 x 400m in 1:30 rest 90s
            """),
        Sample(
            .workout,
            """
            date: 2025-11-14T07:10:30+03:00
            metcon_type: AMRAP
            duration: 20min
            rounds: 7
            result: 7 rounds + 12 reps
            movements:
              - Thruster: 43kg 21-15-9
              - Burpee
              - Run:
              - {exercise: Wall Ball, load: 9kg, scheme: 20}
              - Pull-Up: 12
            """),
        Sample(
            .mealDay,
            """
            date: 2025-11-12
            meals:
              - Breakfast 08:15:
                  - 80 g Oats
                  - 2 pieces Egg                 # from the food
                  - {food: Bread, amount: 2 slices, notes: toasted, calories: 160}
              - Lunch:
                  - Restaurant soup (350 kcal, 12 g protein, 40 g carbs, 15 g fat)
              - {meal: Dinner, time: "19:30", foods: [200 g Rice, 7 Up]}
              - {meal: Late, foods: []}
              - Snack
              - Coffee:
            day: {sleep: 7h20min, steps: 9400, water: 2.5l, complete: true}
            notes: Good day.
            """),
        Sample(.mealDay, "date: 2025-11-12\n"),
        Sample(
            .coach,
            """
            created: 2025-11-12 20:15
            title: Deload?
            messages:
              - {from: me, at: 2025-11-12 20:15, text: Should I deload?}
              - from: coach
                text: |
                  Yes.
            """),
    ]

    static let keys: [Sample] =
        [
            "duration: 90min", "duration: 1:05:30", "duration: 1 h 5 min", "duration: 1h 05m", "duration: 45s", "rating:",
            "rating: \"4\"", "session_rpe: 8.5", "session_rpe: \"8,5\"", "session_rpe: 10", "program_day: 0004", "units: LB",
            "type: Lifting", "notes: null", "notes: 12", "name: true", "x_mood: [1, {a: b}]", "cssclasses: wide", "aliases: [a]",
            "kind: workout", "tags: heavy", "tags:", "template: \"\"", "notes: >\n  folded\n  text",
        ].map(Sample.workout)
        + [
            "distance: 5", "distance: 5,2 km", "distance: 3 miles", "distance: 800 m", "elevation: 120", "pace: 1:45/500m",
            "pace: 5:31 / km", "laps:\n  - 400m in 1:32\n  - 1 km in 3min20s", "intervals: [8 x 30s rest 90s, 4 x 1km]",
        ].map(Sample.cardio)
        + [
            "week_starts: mon", "week_starts: Monday", "one_rep_max: O'Conner", "units: {weight: lb}", "units: {}",
            "day_starts: 4:00",
            "day_starts: 04.30", "increments: {none: 1.25}", "schema_line: off", "schema_line: \"Yes\"", "carrier: YAML",
        ].map(Sample.settings)
        + [
            "equipment: None", "equipment:", "notes: \"\"", "version: 3", "names: {tr: A}", "names: {}",
            "kind: exercise",
        ].map(Sample.exercise)
        + [
            "servings: {cup: 240ml, slice: 30, half: 1/2, big: 2.5 oz}", "density: 1,03", "density: 0.92 g/ml", "favorite: false",
            "per_100ml: {salt: 0}", "brand: 365",
        ].map(Sample.per100g)
        + [
            Sample(.profile, "height: 5ft 10in\n"), Sample(.profile, "height: 5'10\"\n"), Sample(.profile, "height: 1.78m\n"),
            Sample(.profile, "height: 178\n"), Sample(.profile, "program: PPL\n"),
            Sample(.profile, "gender: prefer not to say\n"),
            Sample(.profile, "goals: {protein: \"180 g\", fat: 0.8 g/kg}\n"), Sample(.profile, "date_of_birth: 2000-02-29\n"),
            Sample(.mealDay, "date: 2025-11-12\nmeals: {Lunch: 80 g Oats}\n"), Sample(.mealDay, "date: 2025-11-12\nmeals: []\n"),
            Sample(.mealDay, "date: 2025-11-12\nday: {water: 750 ml, complete: no}\n"),
            Sample(.coach, "created: 2025-11-12\nmessages: {from: Me, text: 12}\n"),
            Sample(.exercise, "name: A\ncategory: Bar-Bell\nmuscles: [FULL BODY, hamstrıngs]\n"),
            Sample(.workout, "date: 2025-11-12\ncardio_type: Jump Rope\n"),
            Sample(.program, "name: A\ndays: rest\n"), Sample(.program, "name: A\nweeks: {days: {sun: rest}}\n"),
            Sample(.program, "name: A\ndays: [rest]\nweeks:\n"),
            Sample(.workout, "date: 2025-1-5\ncardio_type: row\n"), Sample(.workout, "date: 2025-11-12\nmetcon_type: for time\n"),
        ]

    static let lines: [Sample] =
        [
            "80kg x 8", "80 x 8", "80x8", "80kgx8", "80kg*8*2", "80kg × 8 × 3", "80KG X 8", "175lb x 5", "82,5kg x 5",
            "82.5 kg x 5",
            "bw x 10", "bodyweight x 10", "bw+10kg x 6", "bw-20kg x 6 failure", "100kg x 8+3+2", "100kg x 3/5", "75% x 5",
            "2x20kg x 10", "80kg x 8,8,7", "80kg x 8, 8, 7", "60s", "1:30", "40kg x 30m", "40kg x 60s", "500m in 1:45", "12 reps",
            "5 reps @80%",
            "80kg x 8 @8.5 failure left tempo 3-1-1 rest 2min", "80kg x 8 rpe 8", "80kg x 8 2rir", "80kg x 8 2 rir",
            "80kg x 8 drop failure",
            "80kg x 8 belt straps", "80kg x 5 pause 2s", "100kg+band x 5", "80kg x 8 Belt, straps", "80kg x 8 pain knee 3/10",
            "80kg x 1 missed",
            "80kg x 8 (easy) @8", "80kg x 8 (a (b (c)) d)", "80kg x 8 (x 9, 10 kg)", "80kg x 20 AMRAP", "0 x 10", "0x10",
            "80kg x 8 tempo 30X1",
            "\"80kg x 8 (bar: drifting #2)\"", "{load: 80, reps: 8}", "{load: 80kg, reps: 8+3+2, rpe: 8-9, status: planned}",
            "{time: 60s}", "{set: 80kg x 8 @8, notes: easy}",
            "{distance: 400m, time: 1:32, rest: 90s, set_type: [warm-up, drop]}",
            "{load: bw, reps: 10, pain: left knee 3/10, gear: belt, side: Left, tempo: 3-1-1, count: 3}",
            "{load: 80kg, reps: 8, set_type: fail}",
        ].map(Sample.set)
        + [
            "4 x 6-8", "5 x 5", "5x5", "3 x 60s", "1 x 5+ @85%", "3 x 8 100kg", "100kg x 3 x 8", "3 x 8 @8 rest 2min (slow)",
            "10 x 3 tempo 3-1-1",
            "3 x 5 @75%", "3 x 400m", "2 x 8 drop", "3 x 10 bw+5kg", "4 sets of 8", "{reps: 8, count: 3}",
            "{set: 3 x 8, notes: slow}",
        ].map(Sample.prescription)
        + [
            "80 g Oats", "7 Up", "2 % milk", "½ Onion", "1 1/2 cups Milk", "Oats 80 g", "\"Bread: rye\"", "12", "Egg (boiled)",
            "Soup (350 kcal, 12 g protein)", "{food: Oats, amount: 80 g}",
            "{food: Soup, calories: 350, protein: 12 g, notes: spicy}",
        ].map(Sample.food)
}
