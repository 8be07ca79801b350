/// What is compared when two names are compared: case, accents, hyphens, spaces and punctuation
/// do not matter, and neither does the Unicode normal form. Folding is the same in every locale;
/// the Turkish dotless and dotted i are both `i`.
public struct NameKey: Hashable, Sendable {
    /// The folded text; canonically equivalent spellings are equal, as Swift compares strings.
    public let text: String

    public init(_ name: some StringProtocol) {
        var folded = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            if scalar.isASCII {
                if let kept = Self.foldASCII(scalar) { folded.append(kept) }
                continue
            }
            for lower in scalar.properties.lowercaseMapping.unicodeScalars where !Self.isMark(lower) {
                if let replacement = Self.base[lower] {
                    folded.append(contentsOf: replacement.unicodeScalars)
                } else if !Self.isSeparator(lower) {
                    folded.append(lower)
                }
            }
        }
        text = folded.isEmpty ? String(name) : String(folded)
    }

    public var isEmpty: Bool { text.isEmpty }

    /// The form in which an ASCII character is compared; nil where it does not matter.
    private static func foldASCII(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "a"..."z", "0"..."9", "%": scalar
        case "A"..."Z": Unicode.Scalar(scalar.value + 32)
        default: nil
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        (0x300...0x36F).contains(scalar.value) || (0xFE00...0xFE0F).contains(scalar.value)
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .dashPunctuation,
            .connectorPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .format, .control:
            true
        default: false
        }
    }

    /// The plain letter of each accented one, for the alphabets with accents (from the canonical
    /// decompositions of the Unicode Character Database, and letters that decompose to nothing
    /// but are typed without their stroke).
    private static let base: [Unicode.Scalar: String] = {
        let groups = [
            ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"), ("ae", "æǣǽ"), ("b", "ḃḅḇ"), ("c", "çćĉċčḉ"),
            ("d", "ďđðḋḍḏḑḓ"), ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"), ("f", "ḟ"), ("g", "ĝğġģǧǵḡ"),
            ("h", "ĥħȟḣḥḧḩḫẖ"), ("i", "ìíîïĩīĭįıǐȉȋḭḯỉị"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"),
            ("l", "ĺļľłḷḹḻḽ"), ("m", "ḿṁṃ"), ("n", "ñńņňǹṅṇṉṋ"),
            ("o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"), ("oe", "œ"), ("p", "ṕṗ"),
            ("r", "ŕŗřȑȓṙṛṝṟ"), ("s", "śŝşšșṡṣṥṧṩ"), ("ss", "ß"), ("t", "ţťŧțṫṭṯṱẗ"), ("th", "þ"),
            ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"), ("v", "ṽṿ"), ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"),
            ("y", "ýÿŷȳẏẙỳỵỷỹ"), ("z", "źżžẑẓẕ"), ("α", "άἀἁἂἃἄἅἆἇὰᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ"),
            ("ε", "έἐἑἒἓἔἕὲ"), ("η", "ήἠἡἢἣἤἥἦἧὴᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ"), ("ι", "ΐίϊἰἱἲἳἴἵἶἷὶῐῑῒῖῗ"),
            ("ο", "όὀὁὂὃὄὅὸ"), ("ρ", "ῤῥ"), ("σ", "ς"), ("υ", "ΰϋύὐὑὒὓὔὕὖὗὺῠῡῢῦῧ"),
            ("ω", "ώὠὡὢὣὤὥὦὧὼᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ"), ("а", "ӑӓ"), ("г", "ѓ"), ("е", "ѐёӗ"), ("ж", "ӂӝ"),
            ("з", "ӟ"), ("и", "ѝйӣӥ"), ("к", "ќ"), ("о", "ӧ"), ("у", "ўӯӱӳ"), ("ч", "ӵ"), ("ы", "ӹ"),
            ("э", "ӭ"), ("і", "ї"), ("ә", "ӛ"), ("ө", "ӫ"), ("ѵ", "ѷ"), ("ʒ", "ǯ"),
            // Greek with the oxia, which NFC turns into the tonos: escapes, so that no editor does.
            ("α", "\u{1F71}"), ("ε", "\u{1F73}"), ("η", "\u{1F75}"), ("ι", "\u{1F77}\u{1FD3}"),
            ("ο", "\u{1F79}"), ("υ", "\u{1F7B}\u{1FE3}"), ("ω", "\u{1F7D}"),
        ]
        var table: [Unicode.Scalar: String] = [:]
        for (plain, accented) in groups {
            for scalar in accented.unicodeScalars { table[scalar] = plain }
        }
        return table
    }()
}
