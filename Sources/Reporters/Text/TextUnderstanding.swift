import RunReport

/// How much of the code had a meaning: the figures and the first reasons, or all of it.
struct TextUnderstanding {
  let coverage: LanguageCoverage
  let style: TerminalStyle
  /// Every file and every reason.
  let isComplete: Bool
  /// So many reasons come first.
  var shown = UnderstandingText.shortest

  var lines: [String] {
    guard let sentence = UnderstandingText.sentence(coverage) else { return objectiveC }
    return [style.bold("understood") + ": " + sentence] + reasons + (isComplete ? files : []) + objectiveC
  }

  private var reasons: [String] {
    let shown = isComplete ? coverage.reasons[...] : coverage.reasons.prefix(shown)
    let rest = coverage.reasons.count - shown.count
    return shown.map { reason in
      let place =
        reason.files > 1 ? "in \(reason.files) files, first \(reason.location.printed)" : reason.location.printed
      return "  \(padded(reason.places)) ×  \(onOneLine(reason.construct)) " + style.dim("(\(place))")
    } + (rest > 0 ? ["  and \(Wording.count(rest, "further reason")): --coverage-of-language shows all"] : [])
  }

  private var files: [String] {
    [style.bold("understood by file")]
      + coverage.files.map {
        "  \(padded($0.count.notUnderstood)) not, \(UnderstandingText.share($0.count)): \(onOneLine($0.path))"
      }
  }

  private var objectiveC: [String] {
    guard let sentence = UnderstandingText.objectiveC(coverage) else { return [] }
    let shown = isComplete ? coverage.objectiveC.map { "  " + onOneLine($0) } : []
    return [style.bold("not read") + ": " + sentence] + shown
  }

  private func padded(_ number: Int) -> String {
    let text = Wording.grouped(number)
    return String(repeating: " ", count: max(0, 6 - text.count)) + text
  }
}
