import Diagnostics
import Foundation
import Rules
import Verification

extension ValueDescription {
  /// The words that it takes and no others; empty where it takes more than a few.
  var choices: [String] {
    if case .choice(let choices) = kind { return choices }
    return []
  }

  /// The values that one text gives: several rules stand with commas between them, as in comments.
  func parts(of text: String, isRepeatable: Bool) -> [String] {
    guard kind == .rule, isRepeatable else { return [text] }
    return text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The text if it fits; rules become their ids.
  ///
  /// - Parameter name: what the value belongs to, as the user wrote it: an option or a key of the configuration.
  func checked(_ text: String, for name: String) throws(InputError) -> String {
    switch kind {
    case .path, .text: break
    case .rule:
      guard let rule = RuleCatalogue.rule(text) else { throw UsageError.unknownRule(text, among: RuleCatalogue.all) }
      return rule.id.rawValue
    case .reporter: _ = try ReporterChoice(text, for: name)
    case .count:
      guard let number = Int(text), number >= 1 else { throw wrong(text, name, "a whole number of at least 1") }
    case .number:
      guard let number = Int(text), number >= 0 else { throw wrong(text, name, "a whole number of at least 0") }
    case .port: if UInt16(text) == nil { throw wrong(text, name, "the number of a port, up to 65535") }
    case .seconds:
      guard let number = Double(text), number > 0, number.isFinite else { throw wrong(text, name, "a number above 0") }
    case .version(let from, let below):
      guard let number = Double(text), number >= from, number < below else {
        throw wrong(text, name, "a version from \(Int(from)) to \(Int(below) - 1)")
      }
    case .shard:
      if Shard(text) == nil { throw wrong(text, name, "a part of at most 1000, like 2/3") }
    case .choice(let choices):
      guard choices.contains(text) else {
        let expected = choices.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(choices.last ?? "")'"
        throw wrong(text, name, expected)
      }
    case .list(let names):
      for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      where !names.contains(part) {
        throw UsageError.unknownName(part, in: name, among: names)
      }
    }
    return text
  }

  private func wrong(_ text: String, _ name: String, _ expected: String) -> InputError {
    UsageError.badValue(text, of: name, expected: expected)
  }
}
