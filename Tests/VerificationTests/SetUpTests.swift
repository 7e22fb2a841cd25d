import Reporters
import RunReport
import TestSupport
import Testing

@testable import Verification

/// Scenarios that set too little up for the code that they run.
@Suite struct SetUpTests {
  /// A screen that relies on five values of a session, which nobody starts. `check` is what it does first.
  private func report(check: String = "") throws -> Report {
    let source = """
      import UIKit
      final class Session {
        static let shared = Session()
        private(set) var titles: [String]!
        func start() { titles = ["One"] }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(check)
          title = Session.shared.titles[0]
          title = Session.shared.titles[1]
          title = Session.shared.titles[2]
          title = Session.shared.titles[3]
          title = Session.shared.titles[4]
        }
        @objc func open() { present(UIViewController(), animated: true) }
      }
      final class Window { func root() -> UIViewController { Screen() } }
      """
    return try run(source) { try Runner(options: RunOptions(paths: [$0])).run() }
  }

  private func run<Result>(_ source: String, _ body: (String) throws -> Result) throws -> Result {
    let folder = try TemporarySources(["Screen.swift": source])
    defer { folder.remove() }
    return try body(folder.path)
  }

  @Test func everyPlaceThatIsPresumedIsSaidOrCounted() throws {
    let report = try report()
    let subject = try #require(report.subjects.first)
    #expect(subject.transitions > 0)
    #expect(subject.presumed?.map(\.line) == [11, 12, 13, 14, 15])
    #expect(subject.rules[.TV1205] == .vacuous)
    let text = MarkdownReporter.render(report)
    #expect(text.contains("2 more places") && text.contains("1 subject explored as if"))
  }

  /// `export` writes the states that the report counts.
  @Test func theGraphIsThatOfTheReport() throws {
    let path = Repository.path("Tests/Fixtures/Traps/set_up_by_the_app_ok.swift")
    let runner = Runner(options: RunOptions(paths: [path]))
    let subject = try #require(try runner.run().subjects.first)
    let graph = try #require(try runner.graphs().first?.graph)
    #expect(graph.states.count == subject.states && graph.transitions.count == subject.transitions)
  }

  /// The other side of a `guard` that only stops the app is not taken: what it asks for is presumed.
  @Test(arguments: [
    "guard let first = Session.shared.titles else { fatalError() }; title = first[0]",
    "guard Session.shared.titles != nil else { preconditionFailure() }",
    "if Session.shared.titles == nil { print(1); fatalError() }",
    "precondition(Session.shared.titles != nil)",
  ])
  func whatCodeStopsWithoutIsPresumed(check: String) throws {
    let subject = try #require(try report(check: check).subjects.first)
    #expect(subject.transitions > 0)
    #expect(subject.presumed?.first?.line == 10)
  }

  /// Where something else can be done without the value, it is.
  @Test func aSideThatGoesOnIsTaken() throws {
    let check = "guard Session.shared.titles == nil else { return }"
    let subject = try #require(try report(check: check).subjects.first)
    #expect(subject.presumed?.first?.line == 11)
  }

  /// Where nobody can go on, nothing was explored, and nothing holds.
  @Test func aCrashBeforeEverythingIsNoExploration() throws {
    let subject = try #require(try report(check: #"fatalError("no session")"#).subjects.first)
    #expect(subject.presumed == nil)
    #expect(subject.bound == BoundText.stuckAtItsBeginning && subject.stopCause == .step)
    #expect(!subject.rules.values.contains(.holds))
  }
}
