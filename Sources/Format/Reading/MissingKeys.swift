import Documents
import Domain

extension MapReader {
    /// Says that a key is missing, or that its value is.
    func missing(_ field: Field) {
        let key = keyNode(field)
        guard key == 0 else { return empty(key, field) }
        guard !isMisspelt(field) else { return }
        let span = reader.tree.span(node)
        let end = reader.tree.source.lineSpan(reader.tree.source.lineIndex(at: span.start)).end
        // A body without front matter has a map of no length.
        let place = Span(span.start, span.isEmpty ? end : max(span.start, min(end, span.end)))
        if let body = reader.tree.bodyStart, node == reader.tree.root {
            if case .list(.named(let grammar, _), _) = field.shape {
                return report(
                    place, "There is no exercise in this file.",
                    expected: Phrase("a heading with lines below it: `## Bench Press`, then `- {0}`", grammar.sample),
                    help: "Write each exercise as a heading, and its lines below it.")
            }
            if body <= 3 {
                return report(
                    place, Phrase("The key `{0}` is missing: this file has no front matter.", field.name),
                    expected: Phrase("`{0}: {1}` on top, between two lines `---`", field.name, field.sample),
                    help: isDate(field) ? "Or begin the file's name with the date: 2025-11-12-push-day.md" : meaning(field))
            }
        }
        report(place, Phrase("The key `{0}` is missing here.", field.name), expected: line(field), help: meaning(field))
    }

    /// Whether the key is there under a name that is reported already.
    private func isMisspelt(_ field: Field) -> Bool {
        var key = reader.tree.firstChild(node)
        var steps = 0
        while key != 0, steps < 100 {
            if record.field(reader.tree.bytes(key)) == nil, meant(reader.tree.text(key)) == field.name { return true }
            key = reader.tree[reader.tree[key].next].next
            steps += 1
        }
        return false
    }

    /// The key that a wrong one was meant to be.
    func meant(_ text: String) -> String? {
        let names = record.fields.map(\.name)
        return Spelling.nearest(text, among: names) ?? Self.synonyms[NameKey(text).text]?.first { names.contains($0) }
    }

    /// What people call things that have another name here.
    private static let synonyms: [String: [String]] = [
        "weight": ["load"], "repetitions": ["reps"], "comment": ["notes"], "comments": ["notes"], "description": ["notes"],
        "name": ["exercise", "meal", "food"], "title": ["name"], "movement": ["exercise"], "lift": ["exercise"],
        "lifts": ["exercises"], "workout": ["exercises"], "day": ["date"], "start": ["date"], "time": ["duration"],
        "length": ["duration"], "kcal": ["calories"], "energy": ["calories"], "carbohydrates": ["carbs"], "fibre": ["fiber"],
        "sets": ["count"], "musclegroups": ["muscles"], "birthday": ["date_of_birth"], "sex": ["gender"], "items": ["foods"],
    ]

    /// A key that needs a value and has none.
    func empty(_ key: NodeID, _ field: Field) {
        report(reader.tree.span(key), Phrase("`{0}` has no value.", field.name), expected: line(field), help: meaning(field))
    }

    private func report(_ span: Span, _ message: Phrase, expected: Phrase, help: Phrase) {
        reader.findings.append(Finding("missing-key", at: span, message, expected: expected, help: help))
    }

    /// The line to write.
    private func line(_ field: Field) -> Phrase {
        if case .list(.named(let grammar, _), _) = field.shape {
            return Phrase("`{0}:`, and below it lines like `  - Bench Press: {1}`", field.name, grammar.sample)
        }
        return Phrase("{0}: {1}", field.name, field.sample)
    }

    private func meaning(_ field: Field) -> Phrase { Phrase(template: field.meaning, arguments: []) }

    private func isDate(_ field: Field) -> Bool {
        switch field.shape {
        case .date, .dateTime: true
        default: false
        }
    }
}
