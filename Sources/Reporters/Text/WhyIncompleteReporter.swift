import RunReport

/// Where the states of subjects come from that were not explored to their end: what `--why-incomplete` prints. What was found in
/// them is no part of it: a run of one subject finds more than one of all, and another command tells it.
package enum WhyIncompleteReporter {
  /// Of every subject of the report.
  package static func render(_ report: Report, color: Bool) -> String {
    let style = TerminalStyle(isOn: color)
    let kinds = SubjectKinds(report)
    let parts = report.subjects.map {
      lines(of: $0, kinds.kind(of: $0), style).joined(separator: "\n")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func lines(of subject: Subject, _ kind: String, _ style: TerminalStyle) -> [String] {
    let name = style.bold(onOneLine(subject.name))
    let head = "\(name), \(kind) " + style.dim("(\(subject.location.printed))")
    let size = "  " + Wording.size(of: subject)
    if subject.isExplored(upTo: nil) {
      let sentence = "  it was explored to its end: nothing is left out"
      return [head, sentence, size]
    }
    let stop = ["  " + Wording.progress(of: subject), size]
    let reasons = subject.reasons ?? []
    if reasons.isEmpty { return [head] + stop + ["", "  where its states come from is not known"] }
    return [head] + stop + ["  " + meaning] + groups(of: reasons, subject, style)
      + section("what to do", remedies(for: subject, reasons), style)
  }

  /// Numbers of states say little to whoever does not know what one is.
  private static let meaning =
    "a state is all that app and UIKit have at one moment; the search ends when no ordering leads to a new one"

  private static func groups(of reasons: [StoppingReason], _ subject: Subject, _ style: TerminalStyle) -> [String] {
    let titles: [(StoppingReason.Kind, String)] = [
      (.growth, "what grows, so that there are always new states"), (.step, "steps that do too much to be followed"),
      (.choice, "what nobody knows, so that each answer is tried"),
      (.order, "what may come in any order, so that each order is tried"), (.reach, "what was left out"),
    ]
    return titles.flatMap { kind, title in
      let lines = reasons.filter { $0.kind == kind }.flatMap(lines(of:))
      return section(title, lines + (kind == .order ? events(of: subject) : []), style)
    }
  }

  private static func section(_ title: String, _ lines: [String], _ style: TerminalStyle) -> [String] {
    lines.isEmpty ? [] : ["", "  " + style.bold(title)] + lines.map { "    " + $0 }
  }

  private static func lines(of reason: StoppingReason) -> [String] {
    var lines = [ReasonText.head(reason)]
    lines[0] += factor(reason)
    let function = reason.function.map { "in \(ReasonText.code($0))" }
    if let place = reason.location { lines.append("  \(place.printed)" + (function.map { " " + $0 } ?? "")) }
    if let sizes = reason.sizes {
      let numbers = sizes.map(Wording.grouped).joined(separator: ", ")
      lines.append("  its size on longer and longer orderings: \(numbers)")
    }
    return lines
  }

  /// ": 8 times as many states", ": 2 times as many states in each of 5 steps".
  private static func factor(_ reason: StoppingReason) -> String {
    guard reason.kind == .choice, let factor = reason.factor, factor > 1 else { return "" }
    let steps = reason.steps ?? 1
    return ": \(Wording.grouped(factor)) times as many states"
      + (steps > 1 ? " in each of \(Wording.grouped(steps)) steps" : "")
  }

  /// The events with the most transitions.
  private static func events(of subject: Subject) -> [String] {
    let counts = subject.coverage?.events.filter { $0.transitions > 0 } ?? []
    let total = counts.reduce(0) { $0 + $1.transitions }
    if total == 0 { return [] }
    let most = counts.sorted { (-$0.transitions, $0.event) < (-$1.transitions, $1.event) }.prefix(5)
    return most.map {
      "  \(100 * $0.transitions / total) % of all steps: \(onOneLine($0.actor)): \(onOneLine($0.event))"
    }
  }

  private static func remedies(for subject: Subject, _ reasons: [StoppingReason]) -> [String] {
    var lines: [String] = []
    for reason in reasons {
      let remedy = "\(remedyTitle(reason)): \(ReasonText.remedy(reason))"
      if !lines.contains(remedy) { lines.append(remedy) }
    }
    return lines + (StopAdvice.option(for: [subject]).map { ["\($0) goes further"] } ?? [])
  }

  private static func remedyTitle(_ reason: StoppingReason) -> String {
    switch reason.kind {
    case .growth: "growth"
    case .step: "steps"
    case .choice: reason.question == .framework ? "open points of UIKit" : "unknown values"
    case .order: "events in any order"
    case .reach: "code left out"
    }
  }
}
