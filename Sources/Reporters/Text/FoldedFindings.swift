import RunReport

/// Which findings the text tells whole, and which in a line each.
///
/// Possible findings do not fail a run, about one in five of them is true, and real apps have dozens of them: whoever reads a
/// terminal would not come to what is certain. A few are told whole, so that `--only` and `--subject` show what they name,
/// and all where `--confidence possible` counts them.
struct FoldedFindings {
  /// Both in the order of the report.
  let whole: [Finding]
  let folded: [Finding]

  /// So many possible findings are told whole.
  private static let few = 3

  init(_ report: Report) {
    let possible = report.findings.filter { $0.confidence == .possible }
    let folds = (report.thresholds ?? .usual).confidence != .possible && possible.count > Self.few
    whole = folds ? report.findings.filter { $0.confidence != .possible } : report.findings
    folded = folds ? possible : []
  }

  /// Empty when nothing is folded. What is said of one line by several subjects or scenarios is said once.
  func lines(_ style: TerminalStyle) -> [String] {
    if folded.isEmpty { return [] }
    var counts: [String: Int] = [:]
    var order: [String] = []
    for finding in folded {
      let message = "\(finding.message) [\(FindingStory(finding).ruleTitle)]"
      let line = style.bold(finding.location.printed + ":") + " " + onOneLine(message)
      if counts.updateValue((counts[line] ?? 0) + 1, forKey: line) == nil { order.append(line) }
    }
    let title = style.bold(Wording.count(folded.count, "possible finding"))
    return ["\(title), told whole and counted with `--confidence possible`:"]
      + order.map { line in "  \(line)" + (counts[line] == 1 ? "" : " (\(counts[line] ?? 0) times)") }
  }
}
