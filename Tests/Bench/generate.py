#!/usr/bin/env python3
"""Writes a training folder of many years for measurements: the same one for the same seed.

    generate.py FOLDER [--years 10] [--carrier yaml|md] [--seed 1]

Ten years are about 2,600 workouts with 62,000 sets, 3,650 days of meals with 58,000 lines, a weigh-in on
most days, and own foods, exercises, templates and conversations: 6,850 files, 4.9 MB, free of findings.
"""

import argparse
import datetime
import pathlib
import random
import sys

sys.dont_write_bytecode = True
import words


class Writer:
    """Writes entries below a folder, as YAML or as Markdown."""

    def __init__(self, root, carrier):
        self.root = root
        self.carrier = carrier

    def text(self, place, lines):
        path = self.root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")

    def entry(self, place, head, notes, key, sections):
        """A workout, a template or a day: keys, some prose, and lines under headings."""
        lines = [f"{name}: {value}" for name, value in head]
        if self.carrier == "md":
            lines = ["---", *lines, "---", *([notes] if notes else [])]
            for title, items in sections:
                lines += ["", f"## {title}", *(f"- {item}" for item in items)]
            return self.text(place + ".md", lines)
        if notes:
            lines.append(f"notes: {notes}")
        lines.append(f"{key}:")
        for title, items in sections:
            lines += [f"  - {title}:", *(f"      - {item}" for item in items)]
        return self.text(place + ".yaml", lines)


def step(kilograms):
    return f"{round(kilograms / 2.5) * 2.5:g}"


def pull_ups(rng, progress):
    for _ in range(4):
        if rng.random() < 0.6:
            yield f"bw x {rng.randint(5, 12)}"
        else:
            yield f"bw+{step(2.5 + 20 * progress)}kg x {rng.randint(3, 8)}"


def set_lines(rng, base, progress):
    if base == 0:
        return list(pull_ups(rng, progress))
    top = base * (1 + progress)
    lines = [f"{step(top * 0.5)}kg x 10 warmup"] if base >= 40 else []
    for _ in range(4 - len(lines)):
        line = f"{step(top * rng.uniform(0.92, 1.0))}kg x {rng.randint(5, 12)}"
        if rng.random() < 0.5:
            line += f" @{rng.choice([7, 7.5, 8, 8.5, 9])}"
        if rng.random() < 0.15:
            line += f" ({rng.choice(words.SET_NOTES)})"
        lines.append(line)
    return lines


def workout(writer, rng, day, name, progress):
    clock = f"{rng.randint(6, 19):02d}:{rng.choice(['00', '15', '30', '45'])}"
    head = [("date", f"{day} {clock}"), ("type", "lifting"), ("template", name),
            ("duration", f"{rng.randint(50, 89)}min"), ("rating", rng.randint(2, 5)),
            ("session_rpe", rng.choice([6, 7, 7.5, 8, 9])), ("gym", rng.choice(words.GYMS))]
    notes = " ".join(rng.sample(words.SENTENCES, rng.randint(2, 4)))
    sections = [(lift, set_lines(rng, base, progress)) for lift, base in words.LIFTS[name]]
    place = f"workouts/{day.year}/{day}-{name.lower().replace(' ', '-')}"
    writer.entry(place, head, notes, "exercises", sections)


def meal_day(writer, rng, day):
    head = [("date", day), ("day", f"{{sleep: {rng.randint(5, 8)}h{rng.randint(10, 59)}min, "
                                   f"steps: {rng.randint(2000, 16000)}}}")]
    sections = [(meal, [food.format(rng.randrange(30, 260, 5)) for food in rng.sample(words.FOODS, 4)])
                for meal in words.MEALS]
    writer.entry(f"meals/{day.year}/{day}", head, rng.choice(words.DAY_NOTES), "meals", sections)


def slug(name):
    return name.lower().replace("'", "").replace(" ", "-")


def own_foods(writer, rng):
    for name in (f"{style} {dish}" for style in words.STYLES for dish in words.DISHES):
        protein, carbs, fat = rng.randint(2, 25), rng.randint(2, 50), rng.randint(1, 20)
        calories = protein * 4 + carbs * 4 + fat * 9
        numbers = f"{{calories: {calories}, protein: {protein}, carbs: {carbs}, fat: {fat}}}"
        writer.text(f"foods/{slug(name)}.yaml", [
            f"name: {name}", "category: other", f"per_100g: {numbers}",
            f"servings: {{portion: {rng.randrange(40, 400, 10)} g}}", "default_serving: portion"])


def own_exercises(writer, rng):
    for name in (f"{place} {move}" for place in words.PLACES for move in words.MOVES):
        writer.text(f"exercises/{slug(name)}.yaml", [
            f"name: {name}", "category: bodyweight", "equipment: none",
            f"muscles: [{rng.choice(['quads', 'glutes', 'back', 'chest', 'core'])}]"])


def templates(writer):
    for name, lifts in words.LIFTS.items():
        sections = [(lift, ["4 x 6-8 @8 rest 2min"]) for lift, _ in lifts]
        if writer.carrier == "md":
            writer.entry(f"templates/{slug(name)}", [("name", name)], "", "exercises", sections)
        else:
            lines = [f"name: {name}", "exercises:", *(f"  - {lift}: {items[0]}" for lift, items in sections)]
            writer.text(f"templates/{slug(name)}.yaml", lines)


def conversation(writer, rng, day):
    at = f"{day} 21:{rng.randint(10, 59)}"
    lines = [f"created: {at}", "title: A question", "messages:"]
    for person, texts in (("me", words.QUESTIONS), ("coach", words.ANSWERS)):
        lines += [f"  - from: {person}", f"    at: {at}", f"    text: \"{rng.choice(texts)}\""]
    writer.text(f"coach/{day}-question.yaml", lines)


def weigh_ins(writer, rng, days):
    weight = 82.0
    months = {}
    for day in days:
        weight += rng.uniform(-0.2, 0.2) + (82 - weight) * 0.02
        if rng.random() < 0.8:
            months.setdefault((day.year, day.month), []).append(f"{day}: {weight:.1f}kg")
    for (year, month), lines in months.items():
        writer.text(f"bodyweight/{year}/{year}-{month:02d}.yaml", lines)


def folder(root, years, carrier="yaml", seed=1):
    rng = random.Random(seed)
    writer = Writer(root, carrier)
    writer.text("antrain.yaml", ["antrain: 1", "units: {weight: kg, distance: km, length: cm}"])
    writer.text("profile.yaml", ["name: Sam", "height: 178cm", "goals: {calories: 2600, protein: 2g/kg}"])
    own_foods(writer, rng)
    own_exercises(writer, rng)
    templates(writer)
    end = datetime.date(2025, 10, 31)
    days = [end - datetime.timedelta(days=back) for back in reversed(range(years * 365))]
    weigh_ins(writer, rng, days)
    names = list(words.LIFTS)
    sessions = 0
    for index, day in enumerate(days):
        if day.weekday() in (0, 1, 3, 4, 5):
            workout(writer, rng, day, names[sessions % 3], 0.6 * index / len(days))
            sessions += 1
        meal_day(writer, rng, day)
        if index % 26 == 25:
            conversation(writer, rng, day)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--years", type=int, default=10)
    parser.add_argument("--carrier", choices=["yaml", "md"], default="yaml")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    folder(options.folder, options.years, options.carrier, options.seed)


if __name__ == "__main__":
    main()
