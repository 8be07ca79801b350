import Documents
import Domain

/// The shape that most set lines have, read without detours: `80kg x 8`, `82.5kg x 8 @7.5`,
/// `60kg x 10 warmup`. Everything else goes to ``SetLineParser``, which reads these the same way.
enum PlainSetLine {
    static func parse(_ bytes: Bytes) -> WorkoutSet? {
        var at = 0
        guard let whole = number(bytes, &at, digits: 4) else { return nil }
        var millionths = Int64(whole) * 1_000_000
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
            at += 1
            let start = at
            guard let part = number(bytes, &at, digits: 2) else { return nil }
            millionths += Int64(part) * (at - start == 1 ? 100_000 : 10_000)
        }
        guard at + 5 < bytes.count, let unit = unit(bytes[at], bytes[at + 1]),
            bytes[at + 2] == 32, bytes[at + 3] == UInt8(ascii: "x"), bytes[at + 4] == 32
        else { return nil }
        at += 5
        guard let reps = number(bytes, &at, digits: 3), reps > 0 else { return nil }
        var set = WorkoutSet(load: .weight(Weight(FixedPoint(millionths: millionths), unit), count: 1), work: .reps(reps))
        while at < bytes.count {
            guard bytes[at] == 32, at + 1 < bytes.count else { return nil }
            at += 1
            if bytes[at] == UInt8(ascii: "@") {
                at += 1
                guard set.exertion == nil, let rpe = number(bytes, &at, digits: 2) else { return nil }
                var halves = rpe * 2
                if at + 1 < bytes.count, bytes[at] == UInt8(ascii: "."), bytes[at + 1] == UInt8(ascii: "5") {
                    halves += 1
                    at += 2
                }
                guard at == bytes.count || bytes[at] == 32, let value = RPE(halves: halves) else { return nil }
                set.exertion = Exertion(value)
            } else if bytes.part(at, bytes.count).equals("warmup") {
                set.type = .warmup
                at = bytes.count
            } else {
                return nil
            }
        }
        return set
    }

    private static func unit(_ first: UInt8, _ second: UInt8) -> WeightUnit? {
        if first == UInt8(ascii: "k"), second == UInt8(ascii: "g") { return .kg }
        return first == UInt8(ascii: "l") && second == UInt8(ascii: "b") ? .lb : nil
    }

    private static func number(_ bytes: Bytes, _ at: inout Int, digits: Int) -> Int? {
        let start = at
        var value = 0
        while at < bytes.count, bytes[at].isDigit, at - start <= digits {
            value = value * 10 + Int(bytes[at] &- 48)
            at += 1
        }
        return at > start && at - start <= digits ? value : nil
    }
}
