import Foundation
import Rules
import TestSupport
import Testing

/// What `transverify explain` says of codes that findings and pages cite.
@Suite struct SemanticsPageTests {
  private let document: String

  init() throws {
    document = try String(contentsOfFile: Repository.path("Models/uikit-semantics.md"), encoding: .utf8)
  }

  @Test func everyCodeThatARuleCitesHasAPage() {
    let known = Set(SemanticsPage.codes(in: document))
    for rule in RuleCatalogue.all {
      for match in (rule.why + rule.statement + rule.remedy).matches(of: /\b[A-Z]{1,4}-[0-9]+\b/) {
        #expect(known.contains(String(match.output)), "\(rule.id)")
      }
    }
    for number in 1...55 { #expect(known.contains("F-" + (number < 10 ? "0" : "") + "\(number)")) }
  }

  @Test func aRowHasItsTitlesAndItsSources() throws {
    let page = try #require(SemanticsPage.markdown(of: "f28", in: document))
    #expect(page.hasPrefix("# F-28\n\n**Parameter**: `QUERY_TIME` delegate queries\n\n**Values**: inside `present`"))
    #expect(page.contains("\n* G-P: same guide, \"Creating Custom Presentations\","))
    #expect(page.contains("`Models/uikit-semantics.md`, section F.2 Not fixed by public documentation"))
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 100 || !$0.dropFirst(2).contains(" ") })
  }

  /// What is open is told in words first.
  @Test func anOpenPointSaysWhatIsTried() throws {
    let machine = [
      "choose(.F2, [\"no\"])",
      "x = choose(.F28, [\"asked at once\", \"asked later\"]) + choose(.F28, [\"asked later\"])",
    ]
    let page = try #require(SemanticsPage.markdown(of: "F-28", in: document, machine: machine))
    #expect(page.contains("tries\neach:\n\n* asked at once\n* asked later\n\nA finding that names F-28"))
    #expect(!page.contains("* no\n"))
    #expect(try #require(SemanticsPage.markdown(of: "OBJ-03", in: document)).contains("## Short names"))
  }

  /// A rule that is a list is told whole.
  @Test func aParagraphHasWhatFollowsIt() throws {
    let document = """
      ### B.2 Present

      **PRES-01** `[no guard refuses] present` ⟹

      Requested
      1. the first

      **PRES-02** another

      | ID | Rule |
      |---|---|
      | INT-01 | a rule |
      """
    #expect(SemanticsPage.codes(in: document) == ["PRES-01", "PRES-02", "INT-01"])
    let page = try #require(SemanticsPage.markdown(of: "PRES-01", in: document))
    #expect(page.hasPrefix("# PRES-01\n\n`[no guard refuses] present` ⟹\n\nRequested\n\n1. the first\n\n## Where"))
    #expect(try #require(SemanticsPage.markdown(of: "INT-01", in: document)).contains("**Rule**: a rule\n"))
    #expect(SemanticsPage.markdown(of: "F-28", in: document) == nil)
  }

  @Test(arguments: [("F-28", true), ("f28", true), ("SCH-01", true), ("completion-flag-agrees", false), ("", false)])
  func whatIsWrittenLikeACode(text: String, isCode: Bool) { #expect(SemanticsPage.isCode(text) == isCode) }
}
