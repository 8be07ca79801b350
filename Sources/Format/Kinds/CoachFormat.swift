import Documents
import Domain

/// Coach conversations: keys, reading and writing.
public enum CoachFormat {
    static let created = Field("created", .dateTime, required: true, "When the conversation began.")
    static let title = Field("title", .text(max: 200), "What it is about.")
    static let messages = Field("messages", .list(.map { messageRecord }), "The messages, in order.")
    static let id = Field("id", .text(max: 100), "An identifier of another app, kept as it is.")
    public static let record = Record("coach conversation", "A conversation with the coach.", [created, title, messages, id])

    static let from = Field("from", .choice(Speaker.allCases.map(\.rawValue)), required: true, "Who wrote it.")
    static let at = Field("at", .dateTime, "When it was written.")
    static let text = Field("text", .text(max: 10_000), required: true, "What was written.")
    static let messageRecord = Record("a message", "A message of a conversation.", [from, at, text])

    static func read(_ map: MapReader, _ places: inout [[NodeID]]) -> Conversation? {
        let created = map.dateTime(created)
        var conversation = Conversation(
            id: map.text(id), title: map.text(title), created: created ?? DateTime(date: CivilDate(days: 0)), messages: [])
        for item in map.items(messages) {
            guard let message = MapReader(map.reader, item, messageRecord) else { continue }
            guard let from = message.choice(from, Speaker.self), let text = message.text(text) else { continue }
            if from == .me, text.count > 1000 {
                map.reader.reportTooLong(
                    message.value(Self.text), text, max: 1000,
                    help: "A question to the coach has at most 1000 characters: ask in two.")
            }
            conversation.messages.append(Message(from: from, at: message.dateTime(at), text: text))
            places.append([item])
        }
        return created == nil ? nil : conversation
    }

    static func write(_ conversation: Conversation) -> Outline {
        var entries = Entries()
        entries.value(created, conversation.created)
        entries.text(title, conversation.title)
        if !conversation.messages.isEmpty {
            entries.outline(
                messages,
                .list(
                    conversation.messages.map { message in
                        var entries = Entries()
                        entries.word(from, message.from)
                        entries.value(at, message.at)
                        entries.text(text, message.text)
                        return entries.map
                    }))
        }
        entries.text(id, conversation.id)
        return entries.map
    }
}
