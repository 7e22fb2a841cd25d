import Diagnostics
import Identifiers
import Program
import Rules
import RunReport

/// What a comment of the form `// transverify:…` says, or why it cannot be followed.
struct SuppressionComment: Hashable, Sendable {
  /// Sorted as texts.
  var rules: [RuleID] = []
  var reason = ""
  /// It allows them in the whole file.
  var isForFile = false
  /// One clause for each thing that is wrong.
  var troubles: [String] = []

  private static let words = ["allow", "allow-file"]
  private static let dashes: Set<Character> = ["-", "–", "—"]

  /// - Parameter text: what follows `//`. `nil` when it is none of these comments: other tools and prose may have
  ///   words with a colon, too.
  init?(_ text: String) {
    guard text.hasPrefix("transverify:") else { return nil }
    let parts = text.dropFirst("transverify:".count).split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: Self.isBlank)
    guard let word = parts.first.map(String.init), !word.isEmpty else { return nil }
    guard Self.words.contains(word) else {
      let advice = Suggestion.nearest(to: word, among: Self.words) ?? "allow"
      troubles = ["unknown comment 'transverify:\(word)': did you mean 'transverify:\(advice)'?"]
      return
    }
    isForFile = word == "allow-file"
    read(parts.count > 1 ? parts[1] : "")
    let form = "// transverify:\(word) TV402 - reason"
    if rules.isEmpty, troubles.isEmpty { troubles.append("'transverify:\(word)' names no rule: write '\(form)'") }
    if reason.isEmpty, !rules.isEmpty {
      troubles.append("'transverify:\(word)' gives no reason and allows nothing: write '\(form)'")
      rules = []
    }
  }

  /// `TV402, TV403 - reason`
  private mutating func read(_ text: Substring) {
    var rest = text.drop(while: Self.isBlank)
    var names: [String] = []
    while let first = rest.first, !Self.dashes.contains(first) {
      names.append(String(rest.prefix { !Self.isBlank($0) && $0 != "," }))
      rest = rest.dropFirst(names[names.count - 1].count).drop { Self.isBlank($0) || $0 == "," }
    }
    reason = String(rest.drop { Self.dashes.contains($0) }.drop(while: Self.isBlank))
    var ids: Set<RuleID> = []
    for name in names where !name.isEmpty {
      if let rule = RuleCatalogue.rule(name) { ids.insert(rule.id) } else { troubles.append(Self.unknown(name)) }
    }
    rules = ids.sortedByText()
  }

  private static func unknown(_ name: String) -> String {
    let known = RuleID.allCases.map(\.rawValue) + RuleCatalogue.all.map(\.name)
    let advice = Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
    return "unknown rule '\(name)': \(advice ?? "'transverify rules' lists them")"
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
