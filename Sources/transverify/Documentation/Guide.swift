import Reporters

/// A document that is cut into pages, one for each of its second headings.
struct Guide {
  /// Its path in the package.
  let source: String
  let text: String

  /// The first is `index.html` and holds all up to the second of the headings, so that it is more than a greeting.
  var pages: [DocumentationSite.Page] {
    sections.enumerated().map { number, section in
      DocumentationSite.Page(
        name: number == 0 ? "index.html" : Self.fileName(section.title), title: section.title, group: "Guide",
        text: section.text, source: source)
    }
  }

  private var sections: [(title: String, text: String)] {
    var sections: [(title: String, text: String)] = [("Begin", "")]
    var headings = 0
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if line.hasPrefix("## "), !isCode {
        headings += 1
        if headings > 1 { sections.append((String(line.dropFirst(3)), "")) }
      }
      // The heading is the page's title.
      let shown = headings > 1 && line.hasPrefix("##") && !isCode ? line.dropFirst() : line
      sections[sections.count - 1].text += shown + "\n"
    }
    return sections
  }

  /// `check-your-own-code.html`
  private static func fileName(_ title: String) -> String {
    let words = title.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return String(words) + ".html"
  }
}
