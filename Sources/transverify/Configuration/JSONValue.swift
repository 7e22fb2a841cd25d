import Foundation

/// Any JSON text, so that the configuration can be checked key by key.
enum JSONValue: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
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
