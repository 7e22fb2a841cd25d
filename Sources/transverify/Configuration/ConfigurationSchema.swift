import Rules
import Verification

/// The JSON schema (2020-12) of `.transverify.json`, from the table of options: editors complete and check by it.
enum ConfigurationSchema {
  static var text: String { schema.pretty() + "\n" }

  private static var schema: JSONValue {
    let options = (CommandTable.transverify.verb(.run)?.options ?? []).filter { $0.key != nil }
    let properties =
      [
        member("$schema", [member("type", "string"), member("description", "The schema of this file.")]),
        member(
          "paths",
          [
            member("type", "array"), member("items", text("string")),
            member("description", "Swift files and folders that hold them; they begin at this file."),
          ]),
      ] + options.map { member($0.key ?? "", property($0)) }
    return .object([
      member("$schema", "https://json-schema.org/draft/2020-12/schema"),
      member("title", "Configuration of transverify"),
      member("description", "JSON; comments, trailing commas and keys without quotes are read, too."),
      member("type", "object"), JSONValue.Member(key: "additionalProperties", value: .bool(false)),
      JSONValue.Member(key: "properties", value: .object(properties)),
    ])
  }

  private static func property(_ option: OptionDescription) -> [JSONValue.Member] {
    let description = member("description", option.abstract)
    guard let value = option.value else { return [member("type", "boolean"), description] }
    if !option.isRepeatable { return facts(value.kind) + [description] }
    return [
      member("type", "array"), JSONValue.Member(key: "items", value: .object(facts(value.kind))), description,
    ]
  }

  /// What a value must be.
  private static func facts(_ kind: ValueDescription.Kind) -> [JSONValue.Member] {
    switch kind {
    case .path, .text, .shard: text("string")
    case .rule: [choice(RuleCatalogue.all.flatMap { [$0.id.rawValue, $0.name] })]
    case .reporter: pattern("^(\(ReporterChoice.Format.allCases.map(\.rawValue).joined(separator: "|")))(:.+)?$")
    case .count: [member("type", "integer"), number("minimum", 1)]
    case .number: [member("type", "integer"), number("minimum", 0)]
    case .port: [member("type", "integer"), number("minimum", 0), number("maximum", 65_535)]
    case .seconds: [member("type", "number"), number("exclusiveMinimum", 0)]
    case .version(let from, let below):
      [member("type", "number"), number("minimum", from), number("exclusiveMaximum", below)]
    case .choice(let choices): [choice(choices)]
    case .list(let names):
      pattern("^(\(names.joined(separator: "|")))(,(\(names.joined(separator: "|"))))*$")
    }
  }

  private static func text(_ type: String) -> [JSONValue.Member] { [member("type", type), number("minLength", 1)] }

  private static func pattern(_ pattern: String) -> [JSONValue.Member] {
    [member("type", "string"), member("pattern", pattern)]
  }

  private static func choice(_ choices: [String]) -> JSONValue.Member {
    JSONValue.Member(key: "enum", value: .array(choices.map { .string($0) }))
  }

  private static func member(_ key: String, _ text: String) -> JSONValue.Member {
    JSONValue.Member(key: key, value: .string(text))
  }

  private static func number(_ key: String, _ value: Double) -> JSONValue.Member {
    JSONValue.Member(key: key, value: .number(value))
  }

  private static func member(_ key: String, _ members: [JSONValue.Member]) -> JSONValue.Member {
    JSONValue.Member(key: key, value: .object(members))
  }
}
