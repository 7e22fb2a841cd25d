import Diagnostics
import Rules
import Verification

/// What can be wrong with the arguments: one function per case, one sentence each.
enum UsageError {

  /// - Parameter isPath: there is a file or a folder of that name.
  static func unknownVerb(_ name: String, isPath: Bool = false) -> InputError {
    let verbs = Verb.allCases.map(\.rawValue)
    let isForRun = isPath || name.hasPrefix("-")
    let near = isForRun ? "transverify run \(name)" : Suggestion.nearest(to: name, among: verbs)
    let advice = near.map { "did you mean '\($0)'?" }
    return InputError("unknown command '\(name)': \(advice ?? "'transverify help' lists the commands")")
  }

  /// - Parameter value: what stands behind it, which tells an option that takes such words better than the name does.
  static func unknownOption(_ argument: String, with value: String? = nil, of verb: VerbDescription) -> InputError {
    let known = verb.options.map { "--\($0.name)" } + ["--help"]
    let fitting = verb.options.first { option in value.map { option.value?.choices.contains($0) ?? false } ?? false }
    let meant = fitting.map { "--\($0.name) \(value ?? "")" } ?? Suggestion.nearest(to: argument, among: known)
    let advice = meant.map { "did you mean '\($0)'?" }
    let help = "'transverify help \(verb.verb.rawValue)' lists the options"
    return InputError("unknown option '\(argument)' for '\(verb.verb.rawValue)': \(advice ?? help)")
  }

  static func missingValue(_ option: OptionDescription) -> InputError {
    InputError("'--\(option.name)' needs a value: \(option.usage)")
  }

  static func unwantedValue(_ option: OptionDescription, _ value: String) -> InputError {
    InputError("'--\(option.name)' takes no value, but is given '\(value)'")
  }

  static func givenTwice(_ option: OptionDescription) -> InputError {
    InputError("'--\(option.name)' is given twice")
  }

  static func missingOperand(_ operand: OperandDescription, of verb: Verb) -> InputError {
    InputError("'\(verb.rawValue)' needs a \(operand.placeholder): transverify \(verb.rawValue) \(operand.usage)")
  }

  static func unwantedOperand(_ argument: String, of verb: Verb) -> InputError {
    InputError("'\(verb.rawValue)' does not take '\(argument)': 'transverify help \(verb.rawValue)' says what it takes")
  }

  static func badValue(_ text: String, of name: String, expected: String) -> InputError {
    InputError("'\(name)' must be \(expected), not '\(text)'")
  }

  static func unknownName(_ text: String, in name: String, among names: [String]) -> InputError {
    let advice = Suggestion.nearest(to: text, among: names).map { "did you mean '\($0)'?" }
    let known = "it takes " + names.map { "'\($0)'" }.joined(separator: ", ")
    return InputError("'\(name)' does not know '\(text)': \(advice ?? known)")
  }

  static func unknownRule(_ text: String, among rules: [RuleDescription]) -> InputError {
    let advice = Suggestion.nearest(to: text, among: rules.map(\.id.rawValue) + rules.map(\.name))
    return InputError(
      "unknown rule '\(text)': \(advice.map { "did you mean '\($0)'?" } ?? "'transverify rules' lists them")")
  }

  static func unknownCode(_ text: String, among codes: [String]) -> InputError {
    let advice = Suggestion.nearest(to: text.uppercased(), among: codes)
    return InputError(
      "unknown code '\(text)': "
        + (advice.map { "did you mean '\($0)'?" } ?? "'Models/uikit-semantics.md' has those that there are"))
  }

  static func unknownDiagram(_ text: String, among names: [String]) -> InputError {
    let advice = Suggestion.nearest(to: text, among: names)
    return InputError(
      "unknown diagram '\(text)': \(advice.map { "did you mean '\($0)'?" } ?? "'transverify graph' lists them")")
  }

  static func reportOfShard() -> InputError {
    InputError("a shard writes no report: 'transverify report merge' does, once all shards are done")
  }

  static func unknownSchema(_ text: String, among names: [String]) -> InputError {
    let advice = Suggestion.nearest(to: text, among: names)
    return InputError(
      "unknown schema '\(text)': \(advice.map { "did you mean '\($0)'?" } ?? "'transverify schema' lists them")")
  }

  static func trendOfShard() -> InputError {
    InputError("a shard compares nothing: give '--trend' to 'transverify report merge'")
  }

  static func noReport() -> InputError {
    InputError("'report' needs a file: transverify report FILE, or transverify report merge FILE…")
  }

  static func secondReport(_ text: String, after first: String) -> InputError {
    InputError("'report' takes one JSON report, and '\(text)' follows '\(first)': 'report merge' joins shards")
  }

  static func baselineOfShard() -> InputError {
    InputError("a shard judges nothing: give '--write-baseline' to 'transverify report merge'")
  }

  static func applyWithoutFix() -> InputError { InputError("'--apply' needs '--fix', which finds what to apply") }

  static func sharedOutput(_ first: String, _ second: String) -> InputError {
    InputError("the reporters '\(first)' and '\(second)' would both write to standard output: give one a file")
  }
}
