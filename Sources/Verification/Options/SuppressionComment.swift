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
    read(parts.count > 1 ? parts[1] : "", after: word)
  }

  /// `TV402, TV403 - reason`. Prose where a dash should stand is one mistake, not one for each of its words.
  private mutating func read(_ text: Substring, after word: String) {
    var rest = text.drop(while: Self.isBlank)
    var names: [String] = []
    while let first = rest.first, !Self.dashes.contains(first) {
      names.append(String(rest.prefix { !Self.isBlank($0) && $0 != "," }))
      rest = rest.dropFirst(names[names.count - 1].count).drop { Self.isBlank($0) || $0 == "," }
    }
    reason = String(rest.drop { Self.dashes.contains($0) }.drop(while: Self.isBlank))
    names.removeAll(where: \.isEmpty)
    let known = names.compactMap { RuleCatalogue.rule($0.filter { $0 != ":" })?.id }
    let form = "'transverify:\(word)' %: write '// transverify:\(word) \(known.first ?? .TV402) - reason'"
    if names.isEmpty {
      troubles = [form.replacing("%", with: "names no rule")]
    } else if reason.isEmpty && (names.count > 1 || !known.isEmpty) || names.contains(where: { $0.hasSuffix(":") }) {
      troubles = [form.replacing("%", with: "gives no reason after a dash and allows nothing")]
    } else {
      troubles = names.filter { RuleCatalogue.rule($0) == nil }.map(Self.unknown)
      rules = Set(known).sortedByText()
    }
  }

  private static func unknown(_ name: String) -> String {
    let known = RuleID.allCases.map(\.rawValue) + RuleCatalogue.all.map(\.name)
    let advice = Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
    return "unknown rule '\(name)': \(advice ?? "'transverify rules' lists them")"
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
