/// The page of a rule: Markdown that reads well in a terminal.
package enum RulePage {
  /// Longest line of running text, in characters. Code, headings and single words may be longer.
  private static let width = 100

  /// The page that `transverify explain` prints.
  ///
  /// - Parameters:
  ///   - violating: source of the minimal model that breaks the rule; left out when `nil`.
  ///   - clean: source of the minimal model that keeps it; left out when `nil`.
  /// - Returns: Markdown that ends with a line feed. The same input gives the same bytes.
  package static func markdown(of rule: RuleDescription, violating: String? = nil, clean: String? = nil) -> String {
    var blocks = [
      "# \(rule.id) \(rule.name)",
      wrap("**\(rule.title).**"),
      wrap(facts(of: rule)),
      "## What",
      wrap(rule.statement),
      "## What the user of the app sees",
      rule.allConsequences.map { wrap($0) }.joined(separator: "\n\n"),
      "## Why UIKit cares",
      paragraphs(rule.why).map { wrap($0) }.joined(separator: "\n\n"),
      "## An ordering that breaks it",
      rule.example.enumerated().map { wrap($1, bullet: "\($0 + 1). ") }.joined(separator: "\n"),
      "## Remedy",
      rule.allRemedies.map { wrap($0) }.joined(separator: "\n\n"),
    ]
    if let violating { blocks += ["## Breaks the rule", path(rule.violating), code(violating)] }
    if let clean { blocks += ["## Keeps the rule", path(rule.clean), code(clean)] }
    blocks += ["## Documentation", wrap(rule.documentation)]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func facts(of rule: RuleDescription) -> String {
    let property = rule.property.map { " Property \($0) of the semantics document." } ?? ""
    return "Kind: \(rule.kind.rawValue). Severity: \(rule.severity.rawValue).\(property)"
  }

  /// What blank lines part.
  private static func paragraphs(_ text: String) -> [String] { text.split(separator: "\n\n").map(String.init) }

  private static func path(_ path: String) -> String { "`\(path)`" }

  private static func code(_ source: String) -> String {
    let trimmed = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = trimmed.last == "" ? trimmed.dropLast() : trimmed[...]
    return (["```swift"] + lines + ["```"]).joined(separator: "\n")
  }

  /// Breaks text at spaces; lines after the first are indented by the width of the bullet.
  static func wrap(_ text: String, bullet: String = "") -> String {
    let indent = String(repeating: " ", count: bullet.count)
    var lines: [String] = []
    var line = bullet
    var lineIsEmpty = true
    for word in text.split(separator: " ") {
      if !lineIsEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent
        lineIsEmpty = true
      }
      line += lineIsEmpty ? String(word) : " " + word
      lineIsEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
