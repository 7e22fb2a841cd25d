import RunReport

/// What a finding says besides its trace: what fails, what would have been fine, what repairs it.
struct TextExplanation {
  let finding: Finding
  let style: TerminalStyle

  var clause: [String] {
    guard let clause = finding.clause else { return [] }
    return [fact(ExplanationText.clause, clause.text)] + TraceText.values(of: clause).map { "    " + $0 }
  }

  var status: [String] { ExplanationText.status(of: finding).map { [fact("status", $0)] } ?? [] }

  /// Steps that the trace has, too, carry its numbers; the others a plus.
  var passing: [String] {
    guard let passing = finding.nearestPassing else { return [] }
    let width = String(finding.trace.last?.step ?? 0).count + "step ".count
    let steps = passing.steps.map { step in
      let name = step.same.map { "step \($0)" } ?? "+"
      let padding = String(repeating: " ", count: max(0, width - name.count))
      let text = "\(name)\(padding)  \(ExplanationText.event(step.actor, step.event, step.choice))"
      return "      " + (step.same == nil ? style.added(text) : style.dim(text))
    }
    return [fact(ExplanationText.passing, passing.change)] + steps
  }

  var cut: [String] { CutText.sentences(of: finding).map { fact(CutText.title, $0) } }

  var occurrences: [String] {
    (finding.occurrences ?? []).map { fact(ExplanationText.occurrences, ExplanationText.occurrence($0)) }
  }

  var repair: [String] {
    guard let repair = finding.repair else { return [] }
    let diff = repair.diff.split(separator: "\n", omittingEmptySubsequences: true).map { line in
      let text = printable(String(line))
      switch line.first {
      case "+": return "      " + style.added(text)
      case "-": return "      " + style.removed(text)
      default: return "      " + style.dim(text)
      }
    }
    return [fact(ExplanationText.repair, repair.title)] + diff + ["      " + ExplanationText.verification(repair)]
  }

  private func fact(_ name: String, _ text: String) -> String { "  " + style.bold(name + ":") + " " + onOneLine(text) }
}
