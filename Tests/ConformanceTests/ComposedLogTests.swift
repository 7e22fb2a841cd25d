import Conformance
import Testing

/// Logs that only combinations explain.
@Suite struct ComposedLogTests {
  private func verdict(_ lines: [String]) throws -> Verdict {
    let log = LogReader.read(lines.joined(separator: "\n"))
    return try Bench.usual.examine { $0.examine(log, Question(log)) }
  }

  private static func change(_ former: String, _ next: String) -> [String] {
    ["\(former) viewWillDisappear", "\(next) viewWillAppear", "\(next) viewDidAppear", "\(former) viewDidDisappear"]
  }

  @Test func chainsOfThreeAreComposed() throws {
    let found = try verdict(
      ["One viewWillAppear", "One viewDidAppear"] + Self.change("One", "Two") + Self.change("Two", "Three")
        + Self.change("Three", "Four"))
    #expect(
      found.explanations.map(\.scenario) == [
        "composed: a controller comes to the screen; up to three presented"
      ])
  }

  @Test func backgroundIsTriedWhereTheLogMentionsIt() throws {
    let found = try verdict(["One viewWillAppear", "One viewDidAppear", "sceneDidEnterBackground"])
    #expect(found.explanations.map(\.scenario) == ["composed: a controller comes to the screen; background"])
  }

  @Test func aNameIsNotTakenForTwoInstances() throws {
    // Shown twice: the app has kept it.
    let life = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map { "B \($0)" }
    #expect(try verdict(life + life).isProducible)
    let twice = ["viewWillAppear", "viewWillAppear", "viewDidAppear", "viewDidAppear"].map { "B \($0)" }
    let asked = try verdict(twice)
    #expect(!asked.isProducible)
    #expect(asked.questions.count == 1 && asked.questions[0].contains("--controller"))
  }

  @Test func boundsAreTold() throws {
    let many = "ABCDEFG".flatMap { ["\($0)1 viewWillAppear", "\($0)1 viewWillAppear"] }
    #expect(try verdict(many).bound == "the log has more than 6 controllers")
  }
}
