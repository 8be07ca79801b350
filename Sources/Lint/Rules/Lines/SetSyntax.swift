extension Rule {
    static let setSyntax = Rule(
        "set-syntax", .error, "A line that does not read as a set, a plan, a lap or an interval.",
        explanation: """
            A line that can't be read is kept in the file and counted nowhere: not in the volume, not in the \
            records. A set is its load, then the repetitions, then what there is to say in fixed words, as \
            in `80kg x 8 @8 warmup`; everything else goes in brackets behind it. The message shows the words \
            that stand in the way and, where one reading is likely, the line to write. In a template the \
            number of sets comes first: `4 x 6-8`.
            """,
        examples: setSyntaxWordExamples + setSyntaxNumberExamples + setSyntaxPlaceExamples + setSyntaxOtherExamples)
}
