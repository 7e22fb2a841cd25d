/// Any JSON text, so that the configuration can be checked key by key.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// In the order of the text; no two keys are equal.
  case object([Member])

  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }

  /// The value as a message shows it.
  var shown: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .number: text ?? "a number"
    case .string(let value): "\"\(value)\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The text that an option would hold; `nil` for what is no number and no string.
  var text: String? {
    switch self {
    case .string(let value): value
    case .number(let value): Int(exactly: value).map { String($0) } ?? String(value)
    case .null, .bool, .array, .object: nil
    }
  }
}
