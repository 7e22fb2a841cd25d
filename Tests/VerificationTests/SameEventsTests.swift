import Exploration
import Machine
import TestSupport
import Testing

@testable import Verification

/// Runs of given events, held against what the whole search has found.
@Suite struct SameEventsTests {
  private let path = "Models/Gallery/FlipTransition/FlipTransitionDefective.swift"

  private func explored() throws -> (search: Search, exploration: Search.Exploration, replayer: Replayer) {
    let files = try SourceFinder.sources(at: [Repository.path(path)]).files
    let workspace = try Workspace(files: files, jobs: 1, iOSVersion: nil)
    let image = try workspace.image()
    let subject = try #require(workspace.subjects.first)
    let entry = try #require(image.program.functions.firstIndex { $0.name == subject.entry })
    let search = Search(image: image, entry: Int32(entry), options: SearchOptions(), monitor: SearchMonitor())
    return (search, search.explore(fixed: [:]), Replayer(image: image, sources: workspace.sources))
  }

  @Test func eachViolationIsFoundAgainByItsEvents() throws {
    let (_, exploration, replayer) = try explored()
    #expect(!exploration.result.violations.isEmpty)
    for violation in exploration.result.violations {
      let replay = try #require(replayer.replay(violation.path, to: violation.property, of: exploration))
      var same = SameEvents(exploration.system, events: replay.steps.map(\.event))
      let found = same.run(to: .violation(violation.property), while: { true })
      let run = try #require(found)
      #expect(run.steps.count == violation.path.steps.count)
      let again = try #require(replayer.replay(run, to: violation.property, on: exploration.system.machine))
      #expect(again.steps.map(\.event) == replay.steps.map(\.event))
    }
  }

  /// The planted fault: other events lead nowhere, and nobody waits for ever.
  @Test func otherEventsFindNothing() throws {
    let (_, exploration, replayer) = try explored()
    let violation = try #require(exploration.result.violations.first { $0.path.steps.count > 1 })
    let replay = try #require(replayer.replay(violation.path, to: violation.property, of: exploration))
    var short = SameEvents(exploration.system, events: replay.steps.dropLast().map(\.event))
    let nothing = short.run(to: .violation(violation.property), while: { true })
    #expect(nothing == nil)
    var stopped = SameEvents(exploration.system, events: replay.steps.map(\.event))
    let none = stopped.run(to: .violation(violation.property), while: { false })
    #expect(none == nil)
  }
}
