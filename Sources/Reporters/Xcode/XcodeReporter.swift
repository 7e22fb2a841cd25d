import RunReport

/// The report as lines that Xcode reads in the output of a build phase: `path:line:column: error: …`, then a `note:` for
/// each step. Whatever does not fail the run is a note: a build does not stop for it, and warnings stay few.
package enum XcodeReporter {
  /// - Parameter folder: the folder of relative paths, since Xcode opens absolute ones only; `nil` leaves them as they
  ///   are.
  package static func render(_ report: Report, folder: String?) -> String {
    let writer = XcodeLines(folder: folder)
    var lines = report.problems.map { writer.line($0.location, $0.severity.rawValue, $0.message) }
    lines += (report.expectations?.failures ?? []).map { writer.line($0.location, "error", $0.message) }
    lines += report.findings.flatMap { writer.finding($0, Weight($0, in: report)) }
    for subject in report.subjects where [.incomplete, .unsupported].contains(subject.verdict) {
      let sentence = Wording.sentence(for: subject, findings: [])
      lines.append(writer.line(subject.location, "note", "\(subject.name) is \(subject.verdict.rawValue): \(sentence)"))
    }
    lines.append(
      writer.line(nil, "note", "transverify: \(report.verdict.rawValue): \(Wording.wholeSummary(of: report))"))
    return lines.joined(separator: "\n") + "\n"
  }
}

private struct XcodeLines {
  let folder: String?

  func line(_ location: Location?, _ kind: String, _ text: String) -> String {
    guard let location else { return "\(kind): \(onOneLine(text))" }
    return "\(path(location.path)):\(location.line):\(location.column): \(kind): \(onOneLine(text))"
  }

  func finding(_ finding: Finding, _ weight: Weight) -> [String] {
    let kind =
      switch weight {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    let title = FindingStory(finding).ruleTitle
    let known = finding.status == .known ? "known: " : ""
    let possible = finding.confidence == .possible ? "possible: " : ""
    var lines = [
      line(finding.location, kind, "\(known)\(possible)\(finding.message) [\(title)]"),
      line(finding.location, "note", "for the user: \(finding.consequence)"),
    ]
    if let accepted = finding.accepted { lines.append(line(finding.location, "note", accepted.text)) }
    let marks = StepMarks(finding)
    for (index, step) in finding.trace.enumerated() {
      let words = marks.words(index)
      let mark = words.isEmpty ? "" : " (\(words.joined(separator: "; ")))"
      let text = "step \(step.step) of \(finding.trace.count), \(step.actor): \(step.sentence)\(mark)"
      lines.append(line(step.location ?? finding.location, "note", text))
    }
    if let passing = finding.nearestPassing {
      lines.append(line(finding.location, "note", "\(ExplanationText.passing): \(passing.change)"))
    }
    if let repair = finding.repair {
      lines.append(line(finding.location, "note", "\(ExplanationText.repair): \(repair.title)"))
    }
    return lines + [line(finding.location, "note", "remedy: \(finding.remedy)")]
  }

  private func path(_ path: String) -> String {
    let clean = onOneLine(path)
    guard let folder, !clean.hasPrefix("/") else { return clean }
    return folder + "/" + clean
  }
}
