import RunReport

/// What the run was compared with, what comments allow and what was left out, as Markdown; empty where there is
/// nothing of the kind.
enum MarkdownGate {
  /// For the head of a document, after an empty line.
  static func overview(_ report: Report) -> [String] {
    var lines: [String] = []
    if let changes = GateText.changes(report) { lines += ["", Wording.capitalised(Markdown.words(changes)) + "."] }
    for comparison in report.comparisons ?? [] {
      let totals = GateText.totals(comparison).map { "; now " + $0 } ?? ""
      lines += ["", Wording.capitalised(Markdown.words(GateText.sentence(comparison, in: report) + totals)) + "."]
      if let farther = GateText.farther(comparison) { lines += ["", Wording.capitalised(farther) + "."] }
      for sentence in GateText.otherwise(comparison, in: report) { lines += ["", Markdown.prose(sentence) + "."] }
      if !comparison.fixed.isEmpty {
        lines += ["", "Fixed:", ""] + comparison.fixed.map { "* " + Markdown.prose(GateText.fixed($0)) }
      }
    }
    return lines
  }

  /// For the end of a document.
  static func suppressions(_ report: Report) -> [String] {
    guard let sentence = GateText.suppressions(report) else { return [] }
    return ["", "## Allowed by comments", "", sentence + ":", ""]
      + (report.suppressions ?? []).map { suppression in
        "* \(Markdown.code(suppression.location.printed)): \(Markdown.prose(GateText.suppression(suppression)))"
      }
  }
}
