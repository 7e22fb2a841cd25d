import RunReport

/// Which findings the text tells whole, which in a line each, and which it only counts.
///
/// Possible findings do not fail a run, about one in five of them is true, and real apps have dozens of them: whoever reads a
/// terminal would not come to what is certain. A few are told like all others, so that `--only` and `--subject` show what
/// they name, and all where `--confidence possible` counts them. Whoever has a baseline looks for what is new.
struct FoldedFindings {
  /// All three in the order of the report.
  let whole: [Finding]
  let folded: [Finding]
  let known: [Finding]
  /// Everything is told that can be.
  private let isComplete: Bool
  /// The file that knows them.
  private let baseline: String?

  /// So many possible findings are told like all others.
  private static let few = 3
  /// So many lines are shown where not everything is asked for.
  private static let shown = 20

  init(_ report: Report, isComplete: Bool) {
    let findings = isComplete ? report.findings : report.findings.filter { $0.status != .known }
    let possible = findings.filter { $0.confidence == .possible }
    let folds = (report.thresholds ?? .usual).confidence != .possible && possible.count > Self.few
    whole = folds ? findings.filter { $0.confidence != .possible } : findings
    folded = folds ? possible : []
    known = isComplete ? [] : report.findings.filter { $0.status == .known }
    baseline = report.comparisons?.first { $0.kind == .baseline }?.path
    self.isComplete = isComplete
  }

  /// Empty when nothing is folded. What a rule says of one line is said once.
  func lines(_ style: TerminalStyle) -> [String] {
    if folded.isEmpty { return [] }
    let places = FindingGroup.places(of: folded)
    let title = style.bold(Wording.count(folded.count, "possible finding"))
    let lines = isComplete ? places[...] : places.prefix(Self.shown)
    let rest = places.count - lines.count
    return ["\(title), told like the others and counted with `--confidence possible`:"]
      + lines.map { line($0, style) }
      + (rest > 0 ? ["  and \(Wording.grouped(rest)) more: --verbose lists them"] : [])
  }

  /// "3 known findings, in the baseline known.json: --verbose tells them"; empty when nothing is known.
  func knownLines(_ style: TerminalStyle) -> [String] {
    if known.isEmpty { return [] }
    let place = baseline.map { ", in the baseline \(onOneLine($0))" } ?? ""
    let them = known.count == 1 ? "it" : "them"
    return [style.bold(Wording.count(known.count, "known finding")) + "\(place): --verbose tells \(them)"]
  }

  private func line(_ place: FindingGroup, _ style: TerminalStyle) -> String {
    let message = "\(place.first.message) [\(FindingStory(place.first).ruleTitle)]"
    let times = place.others.isEmpty ? "" : " (\(place.others.count + 1) times)"
    return "  " + style.bold(place.first.location.printed + ":") + " " + onOneLine(message) + times
  }
}
