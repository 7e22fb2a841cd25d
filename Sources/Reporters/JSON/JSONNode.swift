#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON text as a tree, for formats that others have defined.
indirect enum JSONNode: Encodable, Equatable {
  case text(String)
  case number(Int)
  case truth(Bool)
  case list([JSONNode])
  case members([String: JSONNode])

  /// An object without the members that are `nil`.
  static func object(_ members: [String: JSONNode?]) -> JSONNode { .members(members.compactMapValues(\.self)) }

  static func texts(_ texts: [String]) -> JSONNode { .list(texts.map(JSONNode.text)) }

  /// Keys sorted, two-space indentation, a line feed at the end.
  var rendered: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings, integers, arrays and string-keyed dictionaries can always be encoded.
    guard let data = try? encoder.encode(self) else { return "null\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .truth(let truth): try container.encode(truth)
    case .list(let elements): try container.encode(elements)
    case .members(let members): try container.encode(members)
    }
  }
}

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(number) }
  init(booleanLiteral truth: Bool) { self = .truth(truth) }
}
