/// A verdict as text for a terminal.
package enum VerdictText {
  package static func render(_ verdict: Verdict, path: String) -> String {
    var lines = [headline(verdict, path), counts(verdict)]
    var former = ""
    for explanation in verdict.explanations {
      lines += explanation.scenario == former ? alternative(explanation) : self.lines(of: explanation)
      former = explanation.scenario
    }
    if let failure = verdict.failure { lines += self.lines(of: failure, verdict, path) }
    if verdict.failure != nil, !verdict.supposed.isEmpty {
      lines += labelled(
        "  supposed    ", ["recorded although none occurs: " + verdict.supposed.joined(separator: ", ")])
      lines.append("              --callback says what is recorded")
    }
    if !verdict.isProducible {
      lines += labelled("  question    ", verdict.questions)
      lines += labelled("  bound       ", verdict.bound.map { [$0] } ?? [])
    }
    if verdict.isIncomplete && !verdict.isProducible {
      lines += ["", "The search was given up before all runs were tried."]
    }
    for breach in verdict.breaches { lines += ["", "\(path):\(breach.line): \(breach.rule): \(breach.message)"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func headline(_ verdict: Verdict, _ path: String) -> String {
    if verdict.conforms { return "\(path): conforms" }
    if verdict.isProducible { return "\(path): the machine can produce the log, and the log breaks a rule" }
    return verdict.failure == nil
      ? "\(path): undecided" : "\(path): the machine cannot produce the log"
  }

  private static func counts(_ verdict: Verdict) -> String {
    var parts = ["\(verdict.entries) of \(count(verdict.log.lines, "line")) held against the machine"]
    let ignored = verdict.log.ignored.count
    if ignored > 0 { parts.append("\(count(ignored, "line")) without a known callback ignored") }
    let left = verdict.log.entries.count - verdict.entries
    if left > 0 { parts.append("\(count(left, "line")) left out by the options") }
    if let first = verdict.log.offMain.first {
      parts.append(
        "\(count(verdict.log.offMain.count, "line")) from another thread than the main one, first line \(first)")
    }
    return "  " + parts.joined(separator: ", ")
  }

  private static func lines(of explanation: Verdict.Explanation) -> [String] {
    var lines = ["", "  scenario    \(explanation.scenario)"]
    lines += explanation.assumptions.map { "              \($0)" }
    if !explanation.players.isEmpty {
      lines.append(
        "  where       " + explanation.players.map { "\($0.part) is \($0.controller)" }.joined(separator: ", "))
    }
    lines += labelled("  run         ", explanation.events)
    lines += labelled("  parameters  ", explanation.parameters.map { "\($0.id): \($0.value)" })
    return lines
  }

  /// Another way to begin the same scenario.
  private static func alternative(_ explanation: Verdict.Explanation) -> [String] {
    let assumptions =
      explanation.assumptions.isEmpty ? "nothing of this" : explanation.assumptions.joined(separator: "; ")
    return ["  or          \(assumptions)"]
  }

  private static func lines(of failure: Verdict.Failure, _ verdict: Verdict, _ path: String) -> [String] {
    var lines = [""]
    if let entry = failure.entry {
      lines.append("\(path):\(entry.line): no run has '\(entry.text)' here")
    } else {
      lines.append("\(path): no run ends here")
    }
    lines += labelled("  allowed     ", failure.allowed.isEmpty ? ["nothing that the log records"] : failure.allowed)
    lines.append("  rule        \(failure.rule): \(failure.reason)")
    return lines
  }

  private static func labelled(_ label: String, _ texts: [String]) -> [String] {
    texts.enumerated().map { ($0 == 0 ? label : String(repeating: " ", count: label.count)) + $1 }
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
