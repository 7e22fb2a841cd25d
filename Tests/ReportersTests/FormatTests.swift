import Foundation
import RunReport
import Testing

@testable import Reporters

/// GitLab, Xcode, and what all formats share.
@Suite struct FormatTests {
  @Test func gitLabHasOneIssuePerFinding() throws {
    var report = ExplainedReport.report
    report.findings.append(ExplainedReport.card)
    let issues = try JSONValue.read(GitLabReporter.render(report)).elements
    #expect(issues.count == 5)
    #expect(Set(issues.compactMap { $0["fingerprint"]?.text }).count == 5)
    #expect(issues.map { $0["severity"]?.text } == ["blocker", "info", "major", "minor", "minor"])
    for issue in issues {
      #expect(issue["location"]?["path"]?.text?.hasPrefix("Models/") ?? false)
      #expect(issue["location"]?["lines"]?["begin"]?.number ?? 0 > 0)
      #expect(issue["description"]?.text?.isEmpty == false)
      #expect(issue["check_name"]?.text?.isEmpty == false)
    }
  }

  @Test func xcodeReadsEveryLine() {
    let lines = XcodeReporter.render(ExplainedReport.report, folder: "/App").split(separator: "\n")
    for line in lines.dropLast() {
      #expect(line.range(of: "^/App/[^:]+:[0-9]+:[0-9]+: (error|warning|note): .", options: .regularExpression) != nil)
    }
    let card = CardSample.finding
    #expect(lines.count { $0.contains(": note: step ") } == 6 + 2 + 3)
    #expect(lines.contains { $0.contains("23:15: warning: \(card.message) [TV402 ") })
    // Known findings do not stop a build.
    #expect(!lines.contains { $0.contains("TV104") && $0.contains(": error: ") })
    #expect(XcodeReporter.render(SampleReport.report, folder: nil).hasPrefix("Models/Gallery/"))
  }

  @Test func diffsAreRead() throws {
    let diff = try #require(
      UnifiedDiff(
        """
        --- a/A.swift
        +++ b/A.swift
        @@ -3,4 +3,4 @@
         three
        -four
        -five
        +IV
        +V
         six
        @@ -20,2 +20,3 @@
         twenty
        +more
         next
        --- B.swift
        +++ B.swift
        @@ -0,0 +1 @@
        +one
        \\ No newline at end of file

        """))
    #expect(diff.files.map(\.path) == ["A.swift", "B.swift"])
    #expect(
      diff.files[0].changes == [
        .init(line: 4, removed: ["four", "five"], inserted: ["IV", "V"]),
        .init(line: 21, removed: [], inserted: ["more"]),
      ])
    #expect(diff.files[1].changes == [.init(line: 1, removed: [], inserted: ["one"])])
    #expect(UnifiedDiff("no diff") == nil)
    #expect(UnifiedDiff("+++ a\n@@ x @@\n") == nil)
  }

  @Test func orderingsStandSideBySide() throws {
    let passing = try #require(ExplainedReport.card.nearestPassing)
    let rows = PassingRows(ExplainedReport.card, passing).rows
    #expect(rows.map(\.step) == [0, 1, nil, nil, 2, 3, 4, 5])
    #expect(rows.map(\.passing) == [0, 1, 2, 3, nil, nil, nil, 4])
    // What is out of order, or no step, stands alone; nothing is lost.
    let odd = PassingOrdering(
      change: "", steps: [2, 1, 99].map { .init(event: "e", actor: "user", choice: nil, same: $0) })
    let others = PassingRows(ExplainedReport.card, odd).rows
    #expect(others.compactMap(\.step) == Array(0..<6))
    #expect(others.compactMap(\.passing) == [0, 1, 2])
  }

  /// Everything that explains a finding is in both formats that people read.
  @Test func explanationsAreShown() {
    let report = ExplainedReport.report
    let texts = [
      TextReporter.render(report, color: false, htmlPath: nil, isVerbose: true), MarkdownReporter.render(report),
    ]
    for text in texts {
      for part in [
        "context.transitionWasCancelled", StepMarks.noReturn, StepMarks.irrelevant, StepMarks.broken,
        "inger lifts only after the card", "SheetTransitioningDelegate", "+    if !completed",
        "674 states, every rule of the subject holds", "compared with the baseline", "TV101 in CardAnimator",
        "the blur is shared", GateText.stale(["TV104", "TV801"]), "changed since", "the device rotates",
        "case .failed", "51,877",
      ] {
        #expect(text.lowercased().contains(part.lowercased()), "\(part)")
      }
    }
    #expect(texts[1].contains("1, 3, 9, 1,191"))
    let all = TextReporter.render(report, color: false, htmlPath: nil, showsCoverage: true)
    #expect(all.contains("new states per depth: 1, 3, 9, 1,191"))
    #expect(!texts[0].contains("states per depth"))
    #expect(texts[1].contains("breaks TV305"))
  }
}
