import RunReport

/// What every format says of how far subjects were explored: one line that a person can act on.
enum ExplorationText {
  static let title = "explored"

  /// How many subjects to their end, how far the others, why, and what to do; `nil` when all were explored to their end.
  static func sentence(_ report: Report) -> String? {
    guard let summary = report.exploration ?? ExplorationSummary(report.subjects) else { return nil }
    let reasons = summary.reasons.map { shared in
      ReasonText.clause(shared.reason)
        + (shared.subjects > 1 ? " (\(Wording.count(shared.subjects, "subject")))" : "")
    }
    let why = reasons.isEmpty ? nil : "mostly because " + reasons.joined(separator: "; ")
    return [counts(summary), why, advice(report, summary)].compactMap(\.self).joined(separator: "; ")
  }

  /// "14 of 17 subjects to the end, 2 up to 2 disturbances and 1 not even without disturbances": what each can be required to do.
  static func counts(_ summary: ExplorationSummary) -> String {
    let whole = "\(Wording.grouped(summary.explored)) of \(Wording.count(summary.subjects, "subject")) to the end"
    let levels = summary.levels.map { "\(Wording.grouped($0.subjects)) \(Wording.range(upTo: $0.disturbances))" }
    let rest = summary.others == 0 ? [] : ["\(Wording.grouped(summary.others)) not even \(Wording.range(upTo: 0))"]
    return Wording.list([whole] + levels + rest)
  }

  /// "`--subject-budget 40` goes further and `--why-incomplete Card` tells more".
  private static func advice(_ report: Report, _ summary: ExplorationSummary) -> String? {
    let open = report.subjects.filter { !$0.isExplored(upTo: nil) && $0.verdict != .unsupported }
    let option = StopAdvice.option(for: open)
    let name = summary.reasons.first?.example ?? open.first { $0.reasons != nil }?.name
    let parts = [
      option.map { "\($0) goes further" },
      name.map { ReasonText.code("--why-incomplete \(shellQuoted(onOneLine($0)))") + " tells more" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : Wording.list(parts)
  }
}

/// The option that lets stopped searches go on.
enum StopAdvice {
  /// `nil` where none does.
  static func option(for subjects: [Subject]) -> String? {
    let causes = Set(subjects.compactMap(\.stopCause))
    if causes.contains(.budget), let budget = subjects.compactMap(\.budget).max() {
      return "`--subject-budget \(number(2 * budget))`"
    }
    let options: [(StopCause, String)] = [
      (.states, "a larger `--max-states`"), (.depth, "a larger `--max-depth`"), (.memory, "a larger `--memory-limit`"),
      (.time, "a larger `--time-limit`"), (.walks, "a run without `--random-walk`"),
    ]
    return options.first { causes.contains($0.0) }?.1
  }

  /// Whoever reads a number of two digits needs none behind the point.
  private static func number(_ seconds: Double) -> String {
    let seconds = seconds > 10 ? seconds.rounded(.up) : seconds
    return seconds == seconds.rounded() && seconds < 1e15 ? String(Int(seconds)) : String(seconds)
  }
}
