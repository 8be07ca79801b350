extension CommandPath {
    /// How to write the command, in one line: `antrain check [--since <date>] [<file>...]`.
    ///
    /// If that gets wider than 76 columns, the options that may be left out become `[<options>]`.
    public func usage(translate: (String) -> String = { $0 }) -> String {
        usagePieces(translate).joined(separator: " ")
    }

    private func usagePieces(_ translate: (String) -> String) -> [String] {
        let own = ownOptions.filter { !$0.isHidden }
        var tail = arguments.filter { !$0.isHidden }.map { parameter in
            let label = parameter.label(translate)
            return parameter.isRequired ? label : "[\(label)]"
        }
        if isGroup {
            let command = "<\(translate(Texts.commandPlaceholder))>"
            tail.append(leaf.configuration.defaultSubcommand == nil ? command : "[\(command)]")
        }
        let all = [name] + own.map { $0.usage(translate) } + tail
        if TextLayout.width(all.joined(separator: " ")) <= 76 { return all }
        let required = own.filter(\.isRequired).map { $0.usage(translate) }
        return [name, "[<\(translate(Texts.optionsPlaceholder))>]"] + required + tail
    }

    /// The help of the command, wrapped to a width, each text in it translated. It ends with a line break.
    public func helpMessage(
        includeHidden: Bool = false, columns: Int = 80, translate: (String) -> String = { $0 }
    ) -> String {
        let configuration = leaf.configuration
        var sections: [[String]] = []
        for text in [configuration.abstract, configuration.discussion] where !text.isEmpty {
            sections.append(TextLayout.wrap(translate(text), to: columns))
        }
        sections.append([translate(Texts.usage)] + usageLines(columns, translate))

        func parameterSection(_ title: String, _ parameters: [Parameter]) {
            if parameters.isEmpty { return }
            let hasShorts = parameters.contains { $0.short != nil }
            let rows = parameters.map { parameter in
                (parameter.label(translate, alignsShort: hasShorts), parameter.describe(translate))
            }
            sections.append([translate(title)] + table(rows, columns))
        }
        parameterSection(Texts.arguments, arguments.filter { includeHidden || !$0.isHidden })
        parameterSection(Texts.options, displayedOptions(includeHidden: includeHidden))

        if !configuration.examples.isEmpty {
            sections.append([translate(Texts.examples)] + exampleLines(columns, translate))
        }
        if isGroup {
            let rows = displayedChildren.map { child in
                (child.word, translate(child.leaf.configuration.abstract))
            }
            sections.append([translate(Texts.subcommands)] + table(rows, columns))
            let line = "\(name) help <\(translate(Texts.commandPlaceholder))>"
            sections.append(TextLayout.wrap(Texts.fill(translate(Texts.moreHelp), [line]), to: columns))
        }
        return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func usageLines(_ columns: Int, _ translate: (String) -> String) -> [String] {
        TextLayout.fill(usagePieces(translate), to: columns - 6).enumerated().map { index, line in
            (index == 0 ? "  " : "      ") + line
        }
    }

    private func exampleLines(_ columns: Int, _ translate: (String) -> String) -> [String] {
        leaf.configuration.examples.flatMap { example in
            let explanation =
                example.explanation.isEmpty
                ? []
                : TextLayout.wrap(
                    translate(example.explanation), to: columns - 6)
            return ["  " + example.command] + explanation.map { "      " + $0 }
        }
    }

    /// Two columns; a label too wide for its column gets a line of its own.
    private func table(_ rows: [(label: String, text: String)], _ columns: Int) -> [String] {
        let widest = min(max(24, columns / 3), columns / 2)
        let labels = rows.map { TextLayout.width($0.label) }.filter { $0 <= widest }.max() ?? widest
        let indent = labels + 4
        return rows.flatMap { label, text in
            var lines = TextLayout.wrap(text, to: max(16, columns - indent))
                .map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
            if TextLayout.width(label) > labels { return ["  " + label] + lines.filter { !$0.isEmpty } }
            let first = lines[0].dropFirst(indent)
            lines[0] = first.isEmpty ? "  " + label : "  " + TextLayout.pad(label, to: labels + 2) + first
            return lines
        }
    }
}

extension Parameter {
    /// `<date>` or `<tag>...`; nothing for a flag.
    func placeholder(_ translate: (String) -> String) -> String {
        if case .flag = role { return "" }
        return "<\(translate(valueName))>" + (isRepeated ? "..." : "")
    }

    /// `-s, --since <date>`, with room for the short name if others of the section have one.
    func label(_ translate: (String) -> String, alignsShort: Bool = false) -> String {
        if isArgument { return placeholder(translate) }
        let letter = short.map { "-\($0), " } ?? (alignsShort ? "    " : "")
        return letter + longSpellings.joined(separator: "/") + (takesValue ? " " + placeholder(translate) : "")
    }

    /// `[--since <date>]`, without brackets if it is required.
    func usage(_ translate: (String) -> String) -> String {
        let text = longSpellings.joined(separator: "|") + (takesValue ? " " + placeholder(translate) : "")
        return isRequired ? text : "[\(text)]"
    }

    /// The help with the allowed values and the default after it.
    func describe(_ translate: (String) -> String) -> String {
        var allowed: String?
        if case .oneOf(let values) = kind { allowed = values.joined(separator: ", ") }
        let fallback = takesValue || isArgument ? defaultValue : isInvertible && defaultValue != nil ? "--\(name)" : nil
        let note: String
        switch (allowed, fallback) {
        case (let allowed?, let fallback?):
            note = " " + Texts.fill(translate(Texts.valuesAndDefaultNote), [allowed, fallback])
        case (let allowed?, nil): note = " " + Texts.fill(translate(Texts.valuesNote), [allowed])
        case (nil, let fallback?): note = " " + Texts.fill(translate(Texts.defaultNote), [fallback])
        case (nil, nil): note = ""
        }
        return translate(help) + note
    }
}
