import RunReport

/// What a finding says besides its trace, as blocks of Markdown lines; empty where it does not say so.
struct MarkdownExplanation {
  let finding: Finding
  /// The most that lists hold before they are cut.
  private static let limit = 10

  /// The clause that failed, with its values.
  var clause: [[String]] {
    guard let clause = finding.clause else { return [] }
    let rows = clause.values.map { [Markdown.code($0.name), Markdown.code($0.value)] }
    let sentence = ["**Must hold.** " + Wording.capitalised(Markdown.prose(clause.text)) + "."]
    return rows.isEmpty ? [sentence] : [sentence, Markdown.table(["value", "when it failed"], rows)]
  }

  /// The trace and the nearest ordering that holds.
  var passing: [[String]] {
    guard let passing = finding.nearestPassing else { return [] }
    let marks = StepMarks(finding)
    let rows = PassingRows(finding, passing).rows.map { row -> [String] in
      let left = row.step.map { index in
        let step = finding.trace[index]
        let event = "\(step.step). " + Markdown.prose(ExplanationText.event(step.actor, step.sentence, nil))
        return marks.breaksRule(index) ? "**✕** " + event : event
      }
      let right = row.passing.map { index in
        let step = passing.steps[index]
        let event = Markdown.prose(ExplanationText.event(step.actor, step.event, step.choice))
        return row.step == nil || step.choice != nil ? "**\(event)**" : event
      }
      return [left ?? "", right ?? ""]
    }
    return [
      ["**What would have been fine.** " + Wording.capitalised(Markdown.prose(passing.change)) + "."],
      Markdown.table(["this breaks the rule", "this does not"], rows),
    ]
  }

  /// Of each step the first few things that could have happened instead.
  var alternatives: [[String]] {
    let lines = finding.trace.flatMap { step -> [String] in
      guard let alternatives = step.alternatives, !alternatives.isEmpty else { return [] }
      let shown = alternatives.prefix(3).map { alternative in
        let event = ExplanationText.event(alternative.actor, alternative.event, alternative.choice)
        return "\(Markdown.prose(event)): \(Markdown.words(ExplanationText.outcome(alternative)))"
      }
      let rest = alternatives.count - shown.count + (step.furtherAlternatives ?? 0)
      return ["* step \(step.step): " + (shown + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; ")]
    }
    return lines.isEmpty ? [] : [["What could have happened instead:", ""] + lines]
  }

  var repair: [[String]] {
    guard let repair = finding.repair else { return [] }
    let lines = repair.diff.split(separator: "\n", omittingEmptySubsequences: true).map { printable(String($0)) }
    return [
      ["**A change that repairs it.** " + Wording.capitalised(Markdown.prose(repair.title)) + "."],
      Markdown.fenced("diff", lines),
      [Wording.capitalised(Markdown.prose(ExplanationText.verification(repair))) + "."],
    ]
  }

  /// What is missing here.
  var cut: [[String]] {
    CutText.sentences(of: finding).map {
      ["**\(Wording.capitalised(CutText.title)).** " + Wording.capitalised($0) + "."]
    }
  }

  /// Other scenarios with the same cause.
  var occurrences: [[String]] {
    guard let occurrences = finding.occurrences, !occurrences.isEmpty else { return [] }
    let rest = occurrences.count - Self.limit
    let lines = occurrences.prefix(Self.limit).map { "* " + Markdown.prose(ExplanationText.occurrence($0)) }
    return [["The same cause:", ""] + lines + (rest > 0 ? ["* \(rest) more"] : [])]
  }
}
