import CPresets

/// The Turkish of what the program says, by its English.
enum Turkish {
    static func text(_ template: String) -> String { catalogue.texts[template] ?? template }

    /// Read when the first text is asked for, and never in English.
    static let catalogue = Catalogue(UnsafeBufferPointer(start: antrain_turkish_bytes(), count: antrain_turkish_size))
}
