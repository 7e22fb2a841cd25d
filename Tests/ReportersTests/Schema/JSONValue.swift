import Foundation

/// Any JSON, as the validator looks at it.
enum JSONValue: Decodable, Hashable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The most frequent first: each guess that is wrong costs.
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let elements = try? container.decode([JSONValue].self) {
      self = .list(elements)
    } else if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else {
      self = .null
    }
  }

  static func read(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  subscript(index: Int) -> JSONValue? {
    guard case .list(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  var elements: [JSONValue] {
    guard case .list(let elements) = self else { return [] }
    return elements
  }

  var members: [String: JSONValue] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var number: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(number)
  }
}
