#!/usr/bin/env python3
"""Writes a training folder of many years for measurements: the same one for the same seed.

    generate.py FOLDER [--years 10] [--seed 1]

Ten years are about 2,600 workouts with 62,000 sets, 3,650 days of meals with 58,000 lines, and a
weigh-in on most days. All files are YAML and free of findings.
"""

import argparse
import datetime
import pathlib
import random

LIFTS = {
    "Push Day": [("Bench Press", 60), ("Overhead Press", 40), ("Incline Dumbbell Press", 24),
                 ("Lateral Raise", 8), ("Triceps Pushdown", 25), ("Cable Fly", 15)],
    "Pull Day": [("Deadlift", 100), ("Barbell Row", 60), ("Pull-Up", 0), ("Face Pull", 20),
                 ("Barbell Curl", 25), ("Hammer Curl", 12)],
    "Leg Day": [("Squat", 80), ("Romanian Deadlift", 70), ("Leg Press", 120), ("Leg Curl", 35),
                ("Leg Extension", 40), ("Standing Calf Raise", 60)],
}
MEALS = ["Breakfast 08:15", "Lunch 12:45", "Snack", "Dinner 19:30"]
FOODS = ["{} g Oats", "{} ml Whole Milk", "2 pieces Egg", "1 scoop Whey Protein", "{} g Chicken Breast",
         "{} g White Rice", "{} g Broccoli", "1 tablespoon Olive Oil", "{} g Greek Yogurt", "1 Banana",
         "{} g Salmon", "{} g Potato", "{} g Apple", "{} g Bread", "{} g Cottage Cheese", "{} g Almonds"]
NOTES = ["slow start", "bar path drifting", "felt strong", "grip gave out", "short rest"]


def step(kg):
    return f"{round(kg / 2.5) * 2.5:g}"


def set_lines(rng, name, base, progress):
    lines = []
    top = base * (1 + progress)
    if name == "Pull-Up":
        for _ in range(4):
            lines.append(f"bw x {rng.randint(5, 12)}" if rng.random() < 0.6 else f"bw+{step(2.5 + 20 * progress)}kg x {rng.randint(3, 8)}")
        return lines
    if base >= 40:
        lines.append(f"{step(top * 0.5)}kg x 10 warmup")
    for _ in range(3 if base >= 40 else 4):
        line = f"{step(top * rng.uniform(0.92, 1.0))}kg x {rng.randint(5, 12)}"
        if rng.random() < 0.5:
            line += f" @{rng.choice([7, 7.5, 8, 8.5, 9])}"
        if rng.random() < 0.05:
            line += f" ({rng.choice(NOTES)})"
        lines.append(line)
    return lines


def workout(rng, day, name, progress):
    out = [f"date: {day} {rng.randint(6, 19):02d}:{rng.choice(['00', '15', '30', '45'])}", "type: lifting", f"template: {name}",
           f"duration: {rng.randint(50, 89)}min", f"rating: {rng.randint(2, 5)}"]
    if rng.random() < 0.2:
        out.append(f"notes: {rng.choice(NOTES).capitalize()}.")
    out.append("exercises:")
    for exercise, base in LIFTS[name]:
        out.append(f"  - {exercise}:")
        out += [f"      - {line}" for line in set_lines(rng, exercise, base, progress)]
    return "\n".join(out) + "\n"


def meal_day(rng, day):
    out = [f"date: {day}", "meals:"]
    for meal in MEALS:
        out.append(f"  - {meal}:")
        for food in rng.sample(FOODS, 4):
            out.append("      - " + food.format(rng.randrange(30, 260, 5)))
    return "\n".join(out) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--years", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    root = options.folder
    root.mkdir(parents=True, exist_ok=True)
    (root / "antrain.yaml").write_text("antrain: 1\nunits: {weight: kg, distance: km, length: cm}\n")
    (root / "profile.yaml").write_text("name: Sam\nheight: 178cm\ngoals: {calories: 2600, protein: 2g/kg}\n")
    end = datetime.date(2025, 10, 31)
    days = options.years * 365
    start = end - datetime.timedelta(days=days - 1)
    weight = 82.0
    weigh_ins = {}
    names = list(LIFTS)
    sessions = 0
    for index in range(days):
        day = start + datetime.timedelta(days=index)
        progress = 0.6 * index / days
        if day.weekday() in (0, 1, 3, 4, 5):
            name = names[sessions % 3]
            sessions += 1
            path = root / "workouts" / str(day.year) / f"{day}-{name.lower().replace(' ', '-')}.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(workout(rng, day, name, progress))
        path = root / "meals" / str(day.year) / f"{day}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(meal_day(rng, day))
        weight += rng.uniform(-0.2, 0.2) + (82 - weight) * 0.02
        if rng.random() < 0.8:
            weigh_ins.setdefault((day.year, day.month), []).append(f"{day}: {weight:.1f}kg")
    for (year, month), lines in weigh_ins.items():
        path = root / "bodyweight" / str(year) / f"{year}-{month:02d}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
