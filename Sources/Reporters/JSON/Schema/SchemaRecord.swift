/// An object of the JSON report: what it means and what it has.
struct SchemaRecord: Sendable {
  /// What a value may be.
  indirect enum Kind: Sendable {
    case text
    case truth
    /// A whole number of at least 0.
    case count
    /// A whole number of at least 1.
    case position
    /// A number of at least 0.
    case number
    case choice([String])
    /// Another record, by its name.
    case record(String)
    case list(Kind)
    /// An object whose keys are not known beforehand.
    case map(Kind)
    /// This one value.
    case constant(Int)
  }

  struct Member: Sendable {
    var name: String
    var kind: Kind
    var meaning: String
    var isOptional: Bool

    static func required(_ name: String, _ kind: Kind, _ meaning: String = "") -> Member {
      Member(name: name, kind: kind, meaning: meaning, isOptional: false)
    }

    static func optional(_ name: String, _ kind: Kind, _ meaning: String = "") -> Member {
      Member(name: name, kind: kind, meaning: meaning, isOptional: true)
    }
  }

  var name: String
  var meaning: String
  var members: [Member]

  init(_ name: String, _ meaning: String, _ members: [Member]) {
    self.name = name
    self.meaning = meaning
    self.members = members
  }

  /// Its members in the terms of JSON Schema. Further members are allowed: a later version may add some.
  var keywords: [String: JSONNode] {
    let properties = members.map { member in
      (member.name, Self.node(member.kind, member.meaning))
    }
    return [
      "type": "object", "description": .text(meaning),
      "properties": .members(Dictionary(properties) { first, _ in first }),
      "required": .texts(members.filter { !$0.isOptional }.map(\.name)),
    ]
  }

  private static func node(_ kind: Kind, _ meaning: String) -> JSONNode {
    var keywords = self.keywords(kind)
    if !meaning.isEmpty { keywords["description"] = .text(meaning) }
    return .members(keywords)
  }

  private static func keywords(_ kind: Kind) -> [String: JSONNode] {
    switch kind {
    case .text: ["type": "string"]
    case .truth: ["type": "boolean"]
    case .count: ["type": "integer", "minimum": 0]
    case .position: ["type": "integer", "minimum": 1]
    case .number: ["type": "number", "minimum": 0]
    case .choice(let values): ["enum": .texts(values)]
    case .record(let name): ["$ref": .text("#/$defs/" + name)]
    case .list(let element): ["type": "array", "items": node(element, "")]
    case .map(let value): ["type": "object", "additionalProperties": node(value, "")]
    case .constant(let number): ["const": .number(number)]
    }
  }
}
