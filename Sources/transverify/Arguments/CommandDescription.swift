/// The command line as data: parsing, help, suggestions and the keys of the configuration all derive from it.
struct CommandTable: Codable, Hashable, Sendable {
  var name: String
  var abstract: String
  var verbs: [VerbDescription]
  /// Headline and lines of what follows the verbs in the overview.
  var remarks: [Remark]

  struct Remark: Codable, Hashable, Sendable {
    var title: String
    var lines: [String]
  }

  func verb(_ verb: Verb) -> VerbDescription? { verbs.first { $0.verb == verb } }
}

enum Verb: String, Codable, CaseIterable, Sendable {
  case run, report, replay, serve
  case initialize = "init"
  case rules, explain, scenarios, graph, export, conform, recorder, schema, docs, completions, manual, version, help
}

struct VerbDescription: Codable, Hashable, Sendable {
  var verb: Verb
  var abstract: String
  var discussion: String
  var operand: OperandDescription?
  var options: [OptionDescription]

  func option(_ name: String) -> OptionDescription? { options.first { $0.name == name } }
}

/// What stands on the command line without a name.
struct OperandDescription: Codable, Hashable, Sendable {
  enum Count: String, Codable, Sendable { case optional, one, any }

  var placeholder: String
  var count: Count
  var abstract: String
  /// What the shell completes.
  var kind = ValueDescription.Kind.path
}

struct OptionDescription: Codable, Hashable, Sendable {
  /// Without the dashes.
  var name: String
  /// `nil` for an option that takes no value.
  var value: ValueDescription?
  var isRepeatable = false
  var abstract: String
  /// The key in `.transverify.json` that says the same.
  var key: String?

  /// `--max-states N`
  var usage: String { value.map { "--\(name) \($0.placeholder)" } ?? "--\(name)" }

  /// The same for a command that reads no configuration.
  var withoutKey: OptionDescription {
    var option = self
    option.key = nil
    return option
  }
}

struct ValueDescription: Codable, Hashable, Sendable {
  enum Kind: Codable, Hashable, Sendable {
    case path
    /// Any text.
    case text
    case rule
    case reporter
    /// A whole number of at least 1.
    case count
    /// A whole number of at least 0.
    case number
    /// A number of a port, or 0 for any.
    case port
    /// A number above 0.
    case seconds
    /// A number in the half-open range.
    case version(from: Double, below: Double)
    case choice([String])
    /// `2/3`: one of several parts.
    case shard
    /// Some of these, with commas between them.
    case list([String])
  }

  var placeholder: String
  var kind: Kind
}
