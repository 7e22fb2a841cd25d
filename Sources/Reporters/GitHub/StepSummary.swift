import RunReport

/// The Markdown report as the summary of a step of GitHub Actions, which must not be larger than 1 MiB.
package enum StepSummary {
  /// Bytes that one step may write.
  package static let limit = 1_048_576

  /// The whole Markdown report where it fits into so many bytes; else its head and as many findings, in the order of the
  /// report, as fit, and a sentence that says how many were left out. Empty where not even the head fits.
  package static func markdown(_ report: Report, limit: Int = Self.limit) -> String {
    let whole = MarkdownReporter.render(report)
    if whole.utf8.count <= limit { return whole }
    let head = MarkdownReporter.head(report)
    let room = limit - head.utf8.count - sentence(report.findings.count, of: report.findings.count).utf8.count
    if room < 0 { return "" }
    var text = ""
    var shown = 0
    for finding in report.findings {
      let section = "\n" + MarkdownReporter.section(of: finding, number: shown + 1, in: report)
      if text.utf8.count + section.utf8.count > room { break }
      text += section
      shown += 1
    }
    return head + text + sentence(shown, of: report.findings.count)
  }

  private static func sentence(_ shown: Int, of count: Int) -> String {
    "\n\(shown) of \(Wording.count(count, "finding")) and no subject shown here: a summary has room for 1 MiB. The other "
      + "reports have all of it.\n"
  }
}
