import Diagnostics
import TestSupport
import Testing

@testable import Subjects
@testable import Verification

/// Scenarios as values say what their printed text says.
@Suite struct ScenarioClassTests {
  /// Of the subjects of a folder.
  private func subjects(_ folder: String) throws -> [SubjectDescription] {
    let files = Effort.items(try SourceFinder.sources(at: [Repository.path(folder)]).files, sample: 24)
    return try Workspace(files: files, jobs: 2, iOSVersion: nil, isWhole: false).subjects
  }

  @Test(arguments: ["Models/Gallery", "Tests/Fixtures"]) func theTextSaysTheSame(_ folder: String) throws {
    let subjects = try subjects(folder)
    #expect(subjects.count > 20)
    for subject in subjects {
      guard let setUp = subject.setUp else {
        #expect(subject.kind == .scenario, "\(subject.name)")
        continue
      }
      let name = try #require(subject.scenario.utf8.firstRange(of: "class ".utf8))
      let offset = subject.scenario.utf8.distance(from: subject.scenario.utf8.startIndex, to: name.upperBound)
      let read = try #require(ScenarioText.setUp(in: subject.scenario, at: offset))
      #expect(read.base == setUp.base, "\(subject.name)")
      #expect(read.members == setUp.overrides.map { $0.lines.joined(separator: "\n") }, "\(subject.name)")
    }
  }

  @Test func overridesStandOnOneLineOrOnSeveral() {
    let scenario = ScenarioClass(
      "ModalScenario",
      [.init("var drivesInteractively: Bool", "false"), .init("func present(animated: Bool)", ["one()", "two()"])])
    #expect(
      scenario.text(named: "Scenario0") == """
        final class Scenario0: ModalScenario {
          override var drivesInteractively: Bool { false }
          override func present(animated: Bool) {
            one()
            two()
          }
        }
        """)
  }
}
