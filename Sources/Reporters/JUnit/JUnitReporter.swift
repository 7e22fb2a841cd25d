import RunReport

/// The report as JUnit XML: a suite per source file, a test case per subject and rule.
///
/// A rule that holds is a test that passed. A finding that fails the run is a failure, whose text is the whole numbered
/// trace. What was not looked at, and findings that do not fail the run, are skipped tests with a message, never passes.
/// Rules whose situation never arose are one skipped test per subject. Nothing is timed: the same report gives the same
/// bytes.
package enum JUnitReporter {
  package static func render(_ report: Report) -> String {
    let suites = self.suites(report).filter { !$0.cases.isEmpty }
    let total = JUnitSuite(name: report.tool.name, cases: suites.flatMap(\.cases))
    let head = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(total.attributes)>"]
    return (head + suites.flatMap(\.lines) + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func suites(_ report: Report) -> [JUnitSuite] {
    let findings = JUnitFindings(report)
    var paths: [String] = []
    var cases: [String: [JUnitCase]] = [:]
    func add(_ path: String, _ added: [JUnitCase]) {
      if cases[path] == nil { paths.append(path) }
      cases[path, default: []] += added
    }
    for index in report.subjects.indices {
      let subject = report.subjects[index]
      add(
        subject.location.path, JUnitSubject(subject: subject, findings: findings.ofSubject[index], report: report).cases
      )
    }
    for finding in findings.homeless {
      let name = JUnitSubject.className(finding.subject, finding.location.path)
      add(
        finding.location.path,
        [JUnitSubject.test(of: [finding], in: report, className: name, path: finding.location.path)])
    }
    return sources(report) + paths.map { JUnitSuite(name: $0, cases: cases[$0] ?? []) }
  }

  /// Trouble with the sources, and what they expect.
  private static func sources(_ report: Report) -> [JUnitSuite] {
    let problems = report.problems.filter { $0.severity == .error }.map { problem in
      let text = ([place(problem.location) + problem.message] + problem.excerpt).map(onOneLine)
      return JUnitCase(
        className: "sources", name: text[0], path: problem.location?.path,
        outcome: .error(message: onOneLine(problem.message), text: text.joined(separator: "\n")))
    }
    guard let expectations = report.expectations else { return [JUnitSuite(name: "sources", cases: problems)] }
    let failures = expectations.failures.map { place($0.location) + onOneLine($0.message) }
    let test = JUnitCase(
      className: "sources", name: "expectations", path: nil,
      outcome: failures.isEmpty
        ? .passed : .failure(message: Wording.expectations(expectations), text: failures.joined(separator: "\n")))
    return [JUnitSuite(name: "sources", cases: problems + [test])]
  }

  private static func place(_ location: Location?) -> String { location.map { $0.printed + ": " } ?? "" }
}

/// The findings of each subject, and those of none.
private struct JUnitFindings {
  /// By index of the subject.
  var ofSubject: [[Finding]]
  var homeless: [Finding]

  init(_ report: Report) {
    let found = SubjectFindings(report)
    // Of equal subjects the first has them.
    var seen: Set<Subject> = []
    ofSubject = report.subjects.map { seen.insert($0).inserted ? found.findings(of: $0) : [] }
    homeless = found.others.map(\.finding)
  }
}
