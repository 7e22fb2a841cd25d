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

  /// The same in at most so many characters, where everything else has its place elsewhere: the first reason alone, or none.
  /// These are three rows of a terminal with 80 columns. `--verbose` and `--why-incomplete` tell all.
  static let limit = 240 - title.count - 2

  /// As much of the sentence as fits into ``limit``.
  static func shortSentence(_ report: Report) -> String? {
    guard let summary = report.exploration ?? ExplorationSummary(report.subjects) else { return nil }
    let counts = counts(summary, most: 2)
    let reason = summary.reasons.first?.reason
    let whys = [
      reason.map(ReasonText.clause), reason.map { ReasonText.head($0) + ReasonText.place($0) },
      reason.map(ReasonText.head), nil,
    ].map { clause in clause.map { "mostly because " + $0 } }
    let advices = [advice(report, summary), advice(report, summary, isNamed: false)]
    let sentences = advices.flatMap { advice in
      whys.map { [counts, $0, advice].compactMap(\.self).joined(separator: "; ") }
    }
    return sentences.first { $0.count <= limit } ?? counts
  }

  /// "14 of 17 subjects to the end, 2 up to 2 disturbances and 1 not even without disturbances": what each can be required to do.
  ///
  /// - Parameter most: so many numbers of disturbances are told apart.
  static func counts(_ summary: ExplorationSummary, most: Int = .max) -> String {
    let whole = "\(Wording.grouped(summary.explored)) of \(Wording.count(summary.subjects, "subject")) to the end"
    let shown = summary.levels.count > most ? summary.levels.prefix(most - 1) : summary.levels[...]
    let further = summary.levels.dropFirst(shown.count)
    let levels = shown.map { "\(Wording.grouped($0.subjects)) \(Wording.range(upTo: $0.disturbances))" }
    let rest = summary.others == 0 ? [] : ["\(Wording.grouped(summary.others)) not even \(Wording.range(upTo: 0))"]
    let less = further.reduce(0) { $0 + $1.subjects }
    return Wording.list([whole] + levels + (less == 0 ? [] : ["\(Wording.grouped(less)) less far"]) + rest)
  }

  /// "`--subject-budget 40` goes further and `--why-incomplete Card` tells more".
  ///
  /// - Parameter isNamed: whether the subject that tells more is named.
  private static func advice(_ report: Report, _ summary: ExplorationSummary, isNamed: Bool = true) -> String? {
    let open = report.subjects.filter { !$0.isExplored(upTo: nil) && $0.verdict != .unsupported }
    let option = StopAdvice.option(for: open)
    let name = isNamed ? example(open, summary) : nil
    let parts = [
      option.map { "\($0) goes further" },
      name.map { ReasonText.code("--why-incomplete \(shellQuoted(onOneLine($0)))") + " tells more" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : Wording.list(parts)
  }

  private static func example(_ open: [Subject], _ summary: ExplorationSummary) -> String? {
    summary.reasons.first?.example ?? open.first { $0.reasons != nil }?.name
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
