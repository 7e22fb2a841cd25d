import RunReport

/// How much of the code had a meaning, as tables.
enum MarkdownUnderstanding {
  static func lines(_ report: Report) -> [String] {
    guard let coverage = report.understanding else { return [] }
    var lines: [String] = []
    if let sentence = UnderstandingText.sentence(coverage) {
      lines += ["", "## Understood", "", sentence + ".", "", UnderstandingText.meaning, ""]
      lines += reasons(coverage)
      lines += files(coverage)
    }
    if let sentence = UnderstandingText.objectiveC(coverage) { lines += ["", sentence + "."] }
    return lines
  }

  private static func reasons(_ coverage: LanguageCoverage) -> [String] {
    guard !coverage.reasons.isEmpty else { return [] }
    let rows = coverage.reasons.map { reason in
      [
        Markdown.prose(reason.construct), Wording.grouped(reason.places), Wording.grouped(reason.files),
        Markdown.code(reason.location.printed),
      ]
    }
    return Markdown.table(["not understood", "expressions", "files", "first place"], rows) + [""]
  }

  private static func files(_ coverage: LanguageCoverage) -> [String] {
    let rows = coverage.files.filter { $0.count.notUnderstood > 0 }.map { file in
      [Markdown.code(file.path), UnderstandingText.share(file.count), Wording.grouped(file.count.notUnderstood)]
    }
    return rows.isEmpty ? [] : Markdown.table(["file", "understood", "not understood"], rows)
  }
}
