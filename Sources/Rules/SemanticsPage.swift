/// What the semantics document says under a code: a rule of UIKit's machine (`SCH-01`), or a point that public sources leave open
/// (`F-28`). Findings and the pages of rules cite them.
package enum SemanticsPage {
  /// The page that `transverify explain` prints; `nil` where the document has nothing under the code.
  ///
  /// - Parameters:
  ///   - code: as people write it: `F-28`, `f28`.
  ///   - document: the text of `Models/uikit-semantics.md`.
  ///   - machine: the sources of the formal machine, which say in words what is tried where UIKit is open.
  package static func markdown(of code: String, in document: String, machine: [String] = []) -> String? {
    let code = canonical(code)
    guard let entry = entries(of: document).first(where: { $0.code == code }) else { return nil }
    let sources = legend(of: document).filter { key, _ in entry.cites(key) }
    var blocks = ["# \(code)"] + introduction(of: code, choices(of: code, in: machine))
    blocks += entry.facts.map { RulePage.wrap($0) }
    // Alone it is an article.
    let names = shortNames.filter { entry.cites($0.key) && ($0.key != "A" || entry.cites("B")) }
    if !names.isEmpty {
      blocks += [
        "## Short names", names.map { RulePage.wrap("\($0.key): \($0.value)", bullet: "* ") }.joined(separator: "\n"),
      ]
    }
    if !sources.isEmpty {
      blocks += ["## Sources", sources.map { RulePage.wrap("\($0): \($1)", bullet: "* ") }.joined(separator: "\n")]
    }
    let place = "`Models/uikit-semantics.md`, section \(entry.section). Section 0.6 says how to read it."
    return (blocks + ["## Where it stands", RulePage.wrap(place)]).joined(separator: "\n\n") + "\n"
  }

  /// Of a point that is open, in words: what it means for whoever reads of it in a finding.
  private static func introduction(of code: String, _ choices: [String]) -> [String] {
    if choices.isEmpty { return [] }
    // What is named alone is the other way than the usual one.
    let head =
      choices.count == 1
      ? "Apple's documentation and published logs do not say whether UIKit does this. transverify tries it both ways:"
      : "Apple's documentation and published logs do not say which of these UIKit does. transverify tries each:"
    let list = choices.map { RulePage.wrap($0, bullet: "* ") }.joined(separator: "\n")
    let use =
      "A finding that names \(code) needs one of the ways, and says which with `--verbose`: where UIKit goes another one, its "
      + "ordering does not happen. Below is what is known, in the words of the semantics document."
    return [RulePage.wrap(head), list, RulePage.wrap(use)]
  }

  /// What the machine chooses among, each once: `choose(.F28, ["…", "…"])`.
  private static func choices(of code: String, in machine: [String]) -> [String] {
    let start = "choose(.\(code.filter { $0 != "-" }), ["
    var found: [String] = []
    for source in machine {
      for part in source.split(separator: start, omittingEmptySubsequences: false).dropFirst() {
        let texts = part.prefix { $0 != "]" }.split(separator: "\"", omittingEmptySubsequences: false)
        for index in stride(from: 1, to: texts.count, by: 2) where !found.contains(String(texts[index])) {
          found.append(String(texts[index]))
        }
      }
    }
    return found
  }

  /// As section 0 of the document writes them.
  private static let shortNames: KeyValuePairs = [
    "A": "the presenting controller", "B": "the presented controller", "PC": "the presentation controller",
    "AN": "the animator", "IC": "the interaction controller", "TC": "the transition coordinator",
    "WA": "viewWillAppear", "DA": "viewDidAppear", "WD": "viewWillDisappear", "DD": "viewDidDisappear",
    "VIA": "viewIsAppearing",
  ]

  /// All that the document knows, in its order.
  package static func codes(in document: String) -> [String] { entries(of: document).map(\.code) }

  /// Whether a text is written like a code.
  package static func isCode(_ text: String) -> Bool { canonical(text).wholeMatch(of: form) != nil }

  private static var form: Regex<Substring> { /[A-Z]+-[0-9]+/ }

  private static func canonical(_ code: String) -> String {
    let text = code.uppercased()
    let letters = text.prefix { $0.isLetter }
    return text.hasPrefix("\(letters)-") ? text : "\(letters)-\(text.dropFirst(letters.count))"
  }

  // MARK: Reading

  private struct Entry {
    var code: String
    /// The heading above it.
    var section: String
    /// One paragraph each.
    var facts: [String]

    /// Whether its text names a source by a key, which stands by itself.
    func cites(_ key: String) -> Bool {
      facts.contains { fact in
        fact.split { !($0.isLetter || $0.isNumber || $0 == "-") }.contains { $0 == key }
      }
    }
  }

  /// Rows of tables with a code in the first column, and paragraphs that begin with one in bold, with what follows them.
  private static func entries(of document: String) -> [Entry] {
    var entries: [Entry] = []
    var section = ""
    var (titles, last): ([String], [String]) = ([], [])
    var isOpen = false
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = cells(of: line)
      isOpen = isOpen && cells.isEmpty && !line.hasPrefix("#") && !line.hasPrefix("---")
      if line.hasPrefix("#") {
        section = line.drop { "# ".contains($0) }.description
      } else if let first = cells.first, first.wholeMatch(of: form) != nil {
        let facts = zip(titles, cells).dropFirst().map { "**\($0)**: \($1)" }
        entries.append(Entry(code: first, section: section, facts: facts))
      } else if cells.first?.hasPrefix("---") ?? false {
        titles = last
      } else if let match = line.prefixMatch(of: /\*\*([A-Z]+-[0-9]+)\*\* */) {
        entries.append(Entry(code: String(match.1), section: section, facts: [String(line[match.range.upperBound...])]))
        isOpen = true
      } else if isOpen, !line.isEmpty {
        entries[entries.count - 1].facts.append(String(line))
      }
      last = cells
    }
    return entries
  }

  /// Of a row of a table; empty for any other line.
  private static func cells(of line: Substring) -> [String] {
    guard line.hasPrefix("| ") || line.hasPrefix("|-"), line.hasSuffix("|") else { return [] }
    return line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// What the keys of sources stand for, from the table under `Key`.
  private static func legend(of document: String) -> [(key: String, source: String)] {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    guard let title = lines.firstIndex(of: "| Key | Source |") else { return [] }
    return lines[(title + 2)...].prefix { $0.hasPrefix("|") }.flatMap { line in
      let cells = cells(of: line)
      let keys = cells.first?.split(separator: " ").map { $0.prefix { $0 != ":" } } ?? []
      return keys.filter { $0.first?.isUppercase ?? false }.map { (key: String($0), source: cells.last ?? "") }
    }
  }
}
