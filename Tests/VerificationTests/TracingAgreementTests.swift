import Exploration
import Machine
import TestSupport
import Testing

@testable import Verification

/// A step that is traced by executing its run alone, against the slow twin that executes all runs before it.
@Suite struct TracingAgreementTests {
  @Test func stepsOfGalleryModelsAreTracedAlike() throws {
    let files = try SourceFinder.sources(at: [Repository.path("Models/Gallery/CardPresentation")]).files
    let workspace = try Workspace(files: files, jobs: 2, iOSVersion: nil)
    let image = try workspace.image()
    var compared = 0
    for subject in workspace.subjects {
      let entry = try #require(image.program.functions.firstIndex { $0.name == subject.entry })
      let search = Search(
        image: image, entry: Int32(entry), options: SearchOptions(maximumStates: 2_000), monitor: SearchMonitor())
      let exploration = search.explore(fixed: [:], aim: Search.Aim(recordsSteps: true))
      var machine = exploration.system.machine
      let graph = try #require(exploration.result.graph)
      for state in stride(from: 0, to: graph.count, by: Effort.isWide ? 5 : 30) {
        let words = exploration.result.space.words(of: state)
        for step in graph.steps(of: state).suffix(4) {
          let label = graph.label(of: step)
          let fast = try #require(words.withUnsafeBufferPointer { machine.trace($0, label) })
          let slow = try #require(words.withUnsafeBufferPointer { machine.traceByEnumeration($0, label) })
          #expect(fast.successor == slow.successor && fast.violations == slow.violations)
          #expect(fast.executed == slow.executed && fast.outcome == slow.outcome)
          #expect(String(describing: fast.events) == String(describing: slow.events))
          compared += label.run > 0 ? 1 : 0
        }
      }
    }
    #expect(compared > (Effort.isWide ? 50 : 8))
  }
}
