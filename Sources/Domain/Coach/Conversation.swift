/// Who wrote a message.
public enum Speaker: String, CaseIterable, Hashable, Sendable {
    case me, coach
}

/// One message of a conversation.
public struct Message: Hashable, Sendable {
    public var from: Speaker
    public var at: DateTime?
    /// At most 10,000 characters; a question at most 1,000.
    public var text: String

    public init(from: Speaker, at: DateTime? = nil, text: String) {
        self.from = from
        self.at = at
        self.text = text
    }
}

/// A conversation with the coach.
public struct Conversation: Hashable, Sendable {
    public var id: String?
    public var title: String?
    public var created: DateTime
    public var messages: [Message]

    public init(id: String? = nil, title: String? = nil, created: DateTime, messages: [Message]) {
        self.id = id
        self.title = title
        self.created = created
        self.messages = messages
    }

    /// When the last message was written, as far as the messages say.
    public var lastMessage: DateTime? { messages.last(where: { $0.at != nil })?.at }
}
