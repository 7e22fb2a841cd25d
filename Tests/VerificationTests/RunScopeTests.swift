import RunReport
import TestSupport
import Testing

@testable import Verification

/// Of what a run says that it is gone.
@Suite struct RunScopeTests {
  private static let path = Repository.path("Models/Rules/TV104/TV104Violating.swift")

  private static let entry = Baseline.Entry(
    finding: ComparedFinding(
      id: "TV104-1", rule: "TV104", subject: "FadeAnimator", scenario: "animator FadeAnimator", message: "m"),
    path: path)

  private func report(_ subjects: [(name: String, bound: String?)]) -> Report {
    Report(
      tool: .init(name: "transverify", version: "0"), verdict: .holds, findings: [],
      subjects: subjects.map { name, bound in
        Subject(
          name: name, kind: "animator", location: Location(path: Self.path, line: 1, column: 1), verdict: .holds,
          rules: [:], states: 1, transitions: 1, depth: 1, notUnderstood: [], bound: bound)
      },
      notUnderstood: [], problems: [], expectations: nil,
      statistics: Statistics(files: 1, subjects: subjects.count, states: 1, transitions: 1, notUnderstood: 0))
  }

  /// Where a subject is explored through others, what it shows hangs on how far these were explored.
  @Test(
    arguments: [
      ([("FadeAnimator", nil)], true), ([("FadeAnimator", "stopped")], false),
      ([("FadeAnimator", nil), ("FadeAnimator", "stopped")], false),
      ([("Other", nil)], true), ([("Other", "stopped")], false), ([], true),
    ] as [([(name: String, bound: String?)], Bool)])
  func subjectsOfAnEntry(subjects: [(name: String, bound: String?)], isCovered: Bool) {
    let scope = RunScope(options: RunOptions(paths: ["."]), files: [Self.path])
    #expect(scope.covers(Self.entry, in: report(subjects)) == isCovered)
    // A file that does not name the class any more.
    var gone = Self.entry
    gone.finding.subject = "NobodyHasThisName"
    #expect(scope.covers(gone, in: report([("Other", "stopped")])))
  }

  @Test(arguments: [(["."], true), (["Sources", "Models"], true), (["Models/Rules"], false)])
  func pathsOfTheBaseline(paths: [String], isHeld: Bool) {
    var baseline = Baseline(path: "b.json", entries: [])
    let scope = RunScope(options: RunOptions(paths: paths), files: [])
    #expect(scope.holds(baseline))
    baseline.paths = ["Models", "Gone"]
    #expect(scope.holds(baseline) == isHeld)
  }
}
