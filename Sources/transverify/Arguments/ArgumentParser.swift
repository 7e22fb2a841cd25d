import Foundation
import Verification

/// Arguments that fit the table; values are texts that fit their kinds.
struct ParsedArguments: Hashable, Sendable {
  var verb: Verb
  var operands: [String]
  var values: OptionValues
}

/// Values of options by name, in the order in which they were given. An option without a value has one empty text.
struct OptionValues: Hashable, Sendable {
  private var texts: [String: [String]] = [:]

  mutating func add(_ text: String, for option: OptionDescription) { texts[option.name, default: []].append(text) }

  func all(_ option: OptionDescription) -> [String] { texts[option.name] ?? [] }
  func first(_ option: OptionDescription) -> String? { texts[option.name]?.first }
  func contains(_ option: OptionDescription) -> Bool { texts[option.name] != nil }
  var isEmpty: Bool { texts.isEmpty }

  /// These values, and those of `others` for options that are not among these.
  func filled(from others: OptionValues) -> OptionValues {
    var values = self
    values.texts.merge(others.texts) { mine, _ in mine }
    return values
  }
}

/// Reads arguments by the table.
struct ArgumentParser {
  let table: CommandTable

  /// Without arguments the project that one stands in is checked.
  func parse(_ arguments: [String]) throws(InputError) -> ParsedArguments {
    guard let first = arguments.first else { return ParsedArguments(verb: .run, operands: [], values: OptionValues()) }
    if first == "--help" || first == "-h" { return ParsedArguments(verb: .help, operands: [], values: OptionValues()) }
    if first == "--version" { return ParsedArguments(verb: .version, operands: [], values: OptionValues()) }
    guard let verb = Verb(rawValue: first), let description = table.verb(verb) else {
      throw UsageError.unknownVerb(first, isPath: FileManager.default.fileExists(atPath: first))
    }
    var parsed = ParsedArguments(verb: verb, operands: [], values: OptionValues())
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        break
      } else if argument == "--help" || argument == "-h" {
        return ParsedArguments(verb: .help, operands: [verb.rawValue], values: OptionValues())
      } else if argument.hasPrefix("-"), argument != "-" {
        try readOption(argument, description, &rest, &parsed.values)
      } else {
        parsed.operands.append(argument)
      }
    }
    try check(parsed.operands, of: description)
    return parsed
  }

  private func readOption(
    _ argument: String, _ verb: VerbDescription, _ rest: inout ArraySlice<String>, _ values: inout OptionValues
  ) throws(InputError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard argument.hasPrefix("--"), let option = verb.option(String(parts[0].dropFirst(2))) else {
      throw UsageError.unknownOption(parts[0], with: parts.count > 1 ? parts[1] : rest.first, of: verb)
    }
    if values.contains(option), !option.isRepeatable { throw UsageError.givenTwice(option) }
    guard let description = option.value else {
      if parts.count > 1 { throw UsageError.unwantedValue(option, parts[1]) }
      values.add("", for: option)
      return
    }
    var text = parts.count > 1 ? parts[1] : nil
    if text == nil, let next = rest.first, !next.hasPrefix("--") { text = rest.popFirst() }
    guard let text, !text.isEmpty else { throw UsageError.missingValue(option) }
    for part in description.parts(of: text, isRepeatable: option.isRepeatable) {
      values.add(try description.checked(part, for: "--\(option.name)"), for: option)
    }
  }

  private func check(_ operands: [String], of verb: VerbDescription) throws(InputError) {
    guard let operand = verb.operand else {
      if let first = operands.first { throw UsageError.unwantedOperand(first, of: verb.verb) }
      return
    }
    if operand.count == .one, operands.isEmpty { throw UsageError.missingOperand(operand, of: verb.verb) }
    if operand.count != .any, operands.count > 1 { throw UsageError.unwantedOperand(operands[1], of: verb.verb) }
  }
}
