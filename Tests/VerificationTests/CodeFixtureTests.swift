import TestSupport
import Testing

@testable import Verification

/// App code of the shapes that real repositories have, or a part of it, run one by one as a user would run them.
@Suite struct CodeFixtureTests {
  /// Known wrong answers are printed as known issues; one that has become right fails, so that it is renamed.
  @Test(arguments: Effort.items(CodeFixture.all.fixtures, sample: 24))
  func theAnswerIsRight(_ fixture: CodeFixture) throws {
    let complaints = try fixture.complaints()
    if fixture.isKnownToFail {
      withKnownIssue("our answer is known to be wrong: rename the fixture once it is right") { record(complaints) }
    } else {
      record(complaints)
    }
  }

  private func record(_ complaints: [String]) {
    for complaint in complaints { Issue.record("\(complaint)") }
  }

  @Test(arguments: CodeFixture.all.fixtures) func theNameSaysWhatIsExpected(_ fixture: CodeFixture) throws {
    let allowed = ["possible ", "precondition "]
    let expected = try fixture.expected().filter { text in !allowed.contains { text.hasPrefix($0) } }
    if fixture.isBad {
      #expect(try fixture.namesRules(), "a bad one names the rules that it breaks")
    } else {
      #expect(Set(expected).isSubset(of: ["holds"]), "a good one holds, but for what is merely possible, or relied on")
    }
  }

  @Test func everyFileIsNamedAfterItsAnswer() {
    #expect(CodeFixture.all.strays == [], "file names, or those of their folders, end with _bad or _ok")
  }
}
