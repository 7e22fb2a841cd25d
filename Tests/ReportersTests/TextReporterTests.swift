import Reporters
import RunReport
import Testing

@Suite struct TextReporterTests {
  private let lines = TextReporter.render(SampleReport.report, color: false, htmlPath: "Reports/index.html")
    .split(separator: "\n").map(String.init)

  @Test func headlinesAreThoseOfACompiler() {
    let expected =
      "Models/Gallery/Flip/Defective.swift:41:22: error: `completeTransition(true)` is called although the transition "
      + "was cancelled [TV104 completion-flag-agrees]"
    #expect(lines.contains(expected))
  }

  @Test func everyStepIsANoteWithItsPlace() {
    let steps = SampleReport.report.findings.flatMap(\.trace)
    #expect(lines.count { $0.contains("note: step ") } == steps.count)
    for step in steps {
      let place = step.location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
      #expect(lines.contains { $0.hasPrefix("\(place)note: step \(step.step) of") && $0.contains(step.event) })
    }
  }

  @Test func theBlamedLineIsMarked() {
    #expect(lines.contains("> 23 |     container.addSubview(blurView)   <- blamed, step 2"))
  }

  /// Many findings that do not count are no reason to scroll.
  @Test func manyPossibleFindingsTakeALineEach() throws {
    var report = SampleReport.report
    let first = try #require(report.findings.first)
    func possible(_ count: Int) -> [Finding] {
      (0..<count).map { number in
        var finding = first
        finding.id = "possible-\(number)"
        finding.confidence = .possible
        finding.location.line = 50 + number / 2
        return finding
      }
    }
    let others = report.findings
    let whole = TextReporter.render(report, color: false, htmlPath: nil)
    report.findings = possible(3) + others
    #expect(TextReporter.render(report, color: false, htmlPath: nil).contains(".swift:51:22: error: "))
    report.findings = possible(4) + others
    let folded = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(folded.contains("4 possible findings, told whole and counted with `--confidence possible`:\n"))
    #expect(folded.contains(".swift:51:22: `completeTransition(true)` is called"))
    #expect(folded.contains("[TV104 completion-flag-agrees] (2 times)\n"))
    #expect(!folded.contains(".swift:51:22: error: "))
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false).count }
    #expect(lines(folded) == lines(whole) + 4)
    report.thresholds = Thresholds(severity: .warning, confidence: .possible)
    #expect(TextReporter.render(report, color: false, htmlPath: nil).contains(".swift:51:22: error: "))
  }

  @Test func everyVerdictIsSaid() {
    for verdict in Verdict.allCases { #expect(lines.contains { $0.contains(" \(verdict.rawValue) ") }, "\(verdict)") }
    #expect(lines.contains { $0.contains("--max-states 10000") })
  }

  @Test func thePathOfThePageIsTheLastLine() { #expect(lines.last == "Reports/index.html") }

  @Test func withoutColorThereIsNoEscape() {
    for report in [SampleReport.report, HostileReport.report] {
      let text = TextReporter.render(report, color: false, htmlPath: "a\u{1B}b")
      #expect(
        !text.unicodeScalars.contains {
          $0.value < 32 && $0 != "\n" && $0 != "\t" || (0x202A...0x202E).contains($0.value)
        })
    }
  }

  @Test func colorsAddNothingButColors() {
    let colored = TextReporter.render(SampleReport.report, color: true, htmlPath: nil)
    let plain = TextReporter.render(SampleReport.report, color: false, htmlPath: nil)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}
