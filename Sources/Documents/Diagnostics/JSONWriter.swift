/// Writes JSON, piece by piece, in the order of the calls.
///
///     var json = JSONWriter()
///     json.object {
///         $0.member("name", "Şınav")
///         $0.key("sets")
///         $0.array { $0.number(8) }
///     }
///
/// Between calls, `drain` hands over what has been written so far, so that output of any length
/// needs little memory.
public struct JSONWriter: Sendable {
    public enum Layout: Sendable {
        /// Everything on one line, without a space.
        case compact
        /// Indented by two spaces.
        case pretty
    }

    /// What has been written and not been drained.
    public private(set) var text = ""
    private let layout: Layout
    private var open: [Container] = []
    private var isBehindKey = false

    private struct Container {
        var isObject: Bool
        var isEmpty = true
    }

    public init(_ layout: Layout = .pretty) { self.layout = layout }

    /// Hands over what has been written and forgets it.
    public mutating func drain() -> String {
        defer { text = "" }
        return text
    }

    // MARK: Containers

    public mutating func object(_ members: (inout JSONWriter) throws -> Void) rethrows {
        beginObject()
        try members(&self)
        endObject()
    }

    public mutating func array(_ elements: (inout JSONWriter) throws -> Void) rethrows {
        beginArray()
        try elements(&self)
        endArray()
    }

    public mutating func beginObject() { begin("{", isObject: true) }
    public mutating func endObject() { end("}") }
    public mutating func beginArray() { begin("[", isObject: false) }
    public mutating func endArray() { end("]") }

    /// The name of the member whose value comes next.
    public mutating func key(_ name: String) {
        assert(open.last?.isObject == true && !isBehindKey, "a key belongs into an object")
        separate()
        quote(name)
        text += layout == .pretty ? ": " : ":"
        isBehindKey = true
    }

    // MARK: Values

    public mutating func string(_ value: some StringProtocol) {
        beginValue()
        quote(value)
    }

    /// Text from a file; what is no UTF-8 becomes U+FFFD.
    public mutating func string(_ bytes: Bytes) { string(bytes.string) }

    public mutating func number(_ value: some BinaryInteger) { verbatim(String(value)) }

    /// A number given as its digits: `-12.50`. It is written as it is, so no digit is lost; what is not a
    /// number of JSON is written as a string.
    public mutating func number(_ digits: String) {
        if Self.isNumber(digits) { verbatim(digits) } else { string(digits) }
    }

    public mutating func bool(_ value: Bool) { verbatim(value ? "true" : "false") }
    public mutating func null() { verbatim("null") }

    // MARK: Members

    public mutating func member(_ name: String, _ value: String?) {
        key(name)
        if let value { string(value) } else { null() }
    }

    public mutating func member(_ name: String, _ value: Int?) {
        key(name)
        if let value { number(value) } else { null() }
    }

    public mutating func member(_ name: String, _ value: Bool) {
        key(name)
        bool(value)
    }

    // MARK: Punctuation

    private mutating func begin(_ bracket: String, isObject: Bool) {
        verbatim(bracket)
        open.append(Container(isObject: isObject))
    }

    private mutating func end(_ bracket: String) {
        assert(!open.isEmpty && !isBehindKey, "nothing to end here")
        if let container = open.popLast(), !container.isEmpty { breakLine() }
        text += bracket
    }

    private mutating func verbatim(_ value: String) {
        beginValue()
        text += value
    }

    private mutating func beginValue() {
        assert(open.last?.isObject != true || isBehindKey, "a value in an object needs a key")
        if isBehindKey { isBehindKey = false } else { separate() }
    }

    private mutating func separate() {
        guard let last = open.indices.last else { return }
        if !open[last].isEmpty { text += "," }
        open[last].isEmpty = false
        breakLine()
    }

    private mutating func breakLine() {
        guard layout == .pretty else { return }
        text += "\n" + String(repeating: "  ", count: open.count)
    }

    private mutating func quote(_ value: some StringProtocol) { JSONString.append(value, to: &text) }

    /// Whether the text is a number by the grammar of JSON.
    static func isNumber(_ text: String) -> Bool {
        var rest = text.utf8[...]
        func digits() -> Int {
            let run = rest.prefix { $0.isDigit }
            rest = rest[run.endIndex...]
            return run.count
        }
        func take(_ bytes: String) -> Bool {
            guard let byte = rest.first, bytes.utf8.contains(byte) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = take("-")
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = digits()
        guard whole == 1 || whole > 1 && !startsWithZero else { return false }
        if take("."), digits() == 0 { return false }
        if take("eE") {
            _ = take("+-")
            if digits() == 0 { return false }
        }
        return rest.isEmpty
    }
}
