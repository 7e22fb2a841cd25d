import RunReport

/// A finding's trace as numbered lines of plain text, for formats that have room for one text only.
enum TraceText {
  /// "3. user: the finger lifts (Card.swift:79) <- here the rule is broken", then what is worth knowing, indented.
  static func lines(of finding: Finding) -> [String] {
    let marks = StepMarks(finding)
    let width = String(finding.trace.last?.step ?? 0).count
    return finding.trace.indices.flatMap { index -> [String] in
      let step = finding.trace[index]
      let number = String(step.step)
      let padding = String(repeating: " ", count: max(0, width - number.count))
      let place = step.location.map { " (\($0.short))" } ?? ""
      let mark = marks.words(index).map { " <- " + $0 }.joined()
      let title = "\(padding)\(number). \(onOneLine(step.actor)): \(onOneLine(step.sentence))\(place)\(mark)"
      let indent = String(repeating: " ", count: width + 2)
      return [title] + step.notes.map { indent + "· " + onOneLine($0) }
    }
  }

  /// All that a reader needs who sees nothing but this text.
  static func story(of finding: Finding, _ rerun: Rerun) -> [String] {
    let story = FindingStory(finding)
    var lines = [
      "\(finding.location.printed): \(finding.severity.rawValue): \(onOneLine(finding.message)) [\(story.ruleTitle)]",
      fact("for the user", finding.consequence), fact("subject", story.scene),
      fact("confidence", Wording.confidence(of: finding)),
    ]
    if let status = ExplanationText.status(of: finding) { lines.append(fact("status", status)) }
    if let clause = finding.clause { lines += [fact(ExplanationText.clause, clause.text)] + values(of: clause) }
    if let clash = story.clash, story.decisive != nil { lines.append(fact(ExplanationText.clash, clash)) }
    if !finding.trace.isEmpty { lines += ["", "what happens:"] + self.lines(of: finding).map { "  " + $0 } + [""] }
    if let passing = finding.nearestPassing { lines.append(fact(ExplanationText.passing, passing.change)) }
    lines += CutText.sentences(of: finding).map { fact(CutText.title, $0) }
    if let repair = finding.repair { lines.append(fact(ExplanationText.repair, repair.title)) }
    lines += [fact("remedy", finding.remedy), fact("reproduce", rerun.command(for: finding))]
    return lines.filter { !$0.hasSuffix(": ") }
  }

  static func values(of clause: FailedClause) -> [String] {
    clause.values.map { "  \(onOneLine($0.name)) = \(onOneLine($0.value))" }
  }

  private static func fact(_ name: String, _ text: String) -> String { name + ": " + onOneLine(text) }
}
