import RunReport
import Testing

@testable import Reporters

@Suite struct ExcerptRowsTests {
  /// Forty lines that step 1 executed, of which one is to blame.
  private func long(blamed: Int) -> Excerpt {
    Excerpt(
      path: FlipSample.finding.location.path,
      lines: (1...40).map { Excerpt.Line(number: $0, text: "line \($0)", steps: [1], isBlamed: $0 == blamed) })
  }

  /// A finding whose first step begins at line 5 and whose last calls at line 30.
  private var finding: Finding {
    var finding = FlipSample.finding
    let path = finding.location.path
    for index in finding.trace.indices {
      finding.trace[index].location = nil
      for call in finding.trace[index].messages.indices { finding.trace[index].messages[call].location = nil }
    }
    finding.trace[0].location = Location(path: path, line: 5, column: 1)
    let violation = FindingStory(finding).violation ?? 0
    finding.trace[violation].messages[0].location = Location(path: path, line: 30, column: 1)
    return finding
  }

  @Test func aLongExcerptIsCutToWhatMatters() {
    let rows = ExcerptRows(finding).rows(of: long(blamed: 20))
    #expect(rows.map(\.line.number) == [5, 19, 20, 21, 30])
    #expect(rows.map(\.isAfterGap) == [false, true, false, false, true])
    #expect(rows.map(\.marks) == [["step 1"], [], ["blamed", "step 1"], [], []])
  }

  @Test func aShortExcerptStaysWhole() {
    var excerpt = long(blamed: 3)
    excerpt.lines.removeLast(32)
    #expect(ExcerptRows(finding).rows(of: excerpt).map(\.line) == excerpt.lines)
  }

  @Test func whereNothingMattersTheFirstLinesAreShown() {
    var excerpt = long(blamed: 0)
    excerpt.path = "Elsewhere.swift"
    #expect(ExcerptRows(finding).rows(of: excerpt).map(\.line.number) == Array(1...8))
  }
}
