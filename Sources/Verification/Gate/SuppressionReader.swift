import Diagnostics
import Identifiers
import Program
import RunReport

/// The `// transverify:allow` comments of the sources: what they take out of the report, and what is wrong with them.
struct SuppressionReader {
  let workspace: Workspace
  let selection: RuleSelection
  /// Whether something of what a file's code takes part in was not explored: what was not found there may exist.
  let isOpen: (_ file: Int) -> Bool

  /// A comment and where it counts.
  private struct Placed {
    var comment: SuppressionComment
    var span: SourceSpan
    var location: Location
    /// The line that it speaks of; `nil` for all of them.
    var line: Int?
    var suppressed: [ComparedFinding] = []
    /// Whether something needs it that the run does not report.
    var neededElsewhere: Set<RuleID> = []

    func allows(_ finding: Finding) -> Bool {
      finding.location.path == location.path && line ?? finding.location.line == finding.location.line
        && comment.rules.contains(finding.rule)
    }
  }

  struct Outcome {
    /// Those that no comment allows, in their order.
    var findings: [Finding]
    /// Comments that have taken something out, or could have, by location.
    var suppressions: [Suppression] = []
    var problems: [Problem] = []
  }

  /// - Parameter others: what is not reported, although it is there.
  func apply(to findings: [Finding], besides others: [Finding] = []) -> Outcome {
    var comments = workspace.program.files.filter { $0.reading == .subject }.flatMap(placed)
    for finding in others {
      for index in comments.indices where comments[index].allows(finding) {
        comments[index].neededElsewhere.insert(finding.rule)
      }
    }
    var outcome = Outcome(findings: [])
    for finding in findings {
      // Every comment that fits is of use, so that none of them is called stale.
      var isAllowed = false
      for index in comments.indices where comments[index].allows(finding) {
        comments[index].suppressed.append(ComparedFinding(finding))
        isAllowed = true
      }
      if !isAllowed { outcome.findings.append(finding) }
    }
    for comment in comments.sorted(by: { key($0.location) < key($1.location) }) { judge(comment, &outcome) }
    return outcome
  }

  private func judge(_ placed: Placed, _ outcome: inout Outcome) {
    let comment = placed.comment
    for trouble in comment.troubles { outcome.problems.append(problem(.error, trouble, placed)) }
    if comment.rules.isEmpty { return }
    let used = Set(placed.suppressed.map(\.rule))
    let unused = comment.rules.filter {
      !used.contains($0.rawValue) && !placed.neededElsewhere.contains($0) && selection.contains($0)
    }
    let stale = unused.isEmpty || isOpen(Int(placed.span.file)) ? [] : unused
    for rule in stale {
      let place = comment.isForFile ? "in this file" : "here"
      outcome.problems.append(
        problem(.warning, "\(rule) is allowed \(place), but nothing breaks it: take it out of the comment", placed))
    }
    // Nothing is known of a comment whose rules were not checked, or whose code was not explored to the end.
    if placed.suppressed.isEmpty, stale != comment.rules { return }
    var suppression = Suppression(
      rules: comment.rules, reason: comment.reason, location: placed.location, isForFile: comment.isForFile,
      suppressed: placed.suppressed.sorted { ($0.rule, $0.id) < ($1.rule, $1.id) })
    suppression.stale = stale.isEmpty ? nil : stale
    outcome.suppressions.append(suppression)
  }

  private func placed(in file: ProgramFile) -> [Placed] {
    file.directives.compactMap { directive in
      guard let comment = SuppressionComment(directive.text), let location = workspace.location(of: directive.span)
      else { return nil }
      let source = workspace.sources.files[file.file]
      let next = directive.isEndOfLine ? location.line : lineOfCode(after: location.line, in: source)
      return Placed(
        comment: comment, span: directive.span, location: location, line: comment.isForFile ? nil : next)
    }
  }

  /// The next line that is neither empty nor a comment, so that several comments may stand above one line.
  private func lineOfCode(after line: Int, in source: SourceFile) -> Int {
    var next = line + 1
    while next < source.lineCount {
      let text = source.line(next).drop { $0.isWhitespace }
      guard text.isEmpty || text.hasPrefix("//") else { break }
      next += 1
    }
    return next
  }

  private func problem(_ severity: Severity, _ message: String, _ placed: Placed) -> Problem {
    Problem(
      severity: severity, message: message, location: placed.location,
      excerpt: Workspace.excerpt(placed.span, workspace.sources))
  }

  private func key(_ location: Location) -> (String, Int, Int) { (location.path, location.line, location.column) }
}
