/// The rules of the semantics document, as far as the formal machine has to know them: sections A, B and F.
package struct SemanticsDocument: Sendable {
  package struct Rule: Hashable, Sendable {
    /// `PG-04`, `F-23`.
    package var id: String
    /// Its section: `B.1`.
    package var section: String
    /// What the document says, as it stands there.
    package var text: String
    /// The free parameters that it names.
    package var parameters: [String]
  }

  package var rules: [Rule] = []

  /// - Parameter text: the Markdown of `Models/uikit-semantics.md`.
  package init(_ text: String) {
    var section = ""
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("## ") || line.hasPrefix("### ") {
        section = line.split(separator: " ").dropFirst().first.map { String($0.prefix { $0 != "," }) } ?? ""
        if section.hasSuffix(".") { section.removeLast() }
      }
      guard let part = section.first, "ABF".contains(part) else { continue }
      if let rule = Self.rule(in: line, section: section), !rules.contains(where: { $0.id == rule.id }) {
        rules.append(rule)
      }
    }
  }

  /// The rule that a line states: a row of a table, or a paragraph that begins with its id in bold.
  private static func rule(in line: String, section: String) -> Rule? {
    if line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      guard let id = cells.first.flatMap({ identifier($0) }), cells.count > 1 else { return nil }
      let text = cells.dropFirst().joined(separator: "|")
      return Rule(id: id, section: section, text: String(cells[1]), parameters: parameters(in: text, but: id))
    }
    guard line.hasPrefix("**"), let id = identifier(line.dropFirst(2)) else { return nil }
    let text = line.dropFirst(2 + id.count + 2)
    return Rule(id: id, section: section, text: String(text), parameters: parameters(in: String(text), but: id))
  }

  /// The id that a text begins with: capital letters, a hyphen, two digits.
  private static func identifier(_ text: Substring) -> String? {
    let letters = text.prefix { $0.isASCII && $0.isUppercase }
    let rest = text[letters.endIndex...]
    guard !letters.isEmpty, rest.first == "-" else { return nil }
    let digits = rest.dropFirst().prefix { $0.isNumber }
    guard digits.count == 2 else { return nil }
    return letters + "-" + digits
  }

  private static func parameters(in text: String, but id: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let hit = rest.range(of: "F-") {
      let digits = rest[hit.upperBound...].prefix { $0.isNumber }
      let name = "F-" + digits
      if digits.count == 2, name != id, !found.contains(name) { found.append(name) }
      rest = rest[hit.upperBound...]
    }
    return found
  }
}

extension Substring {
  /// The first place of a text; nil when it does not occur.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
