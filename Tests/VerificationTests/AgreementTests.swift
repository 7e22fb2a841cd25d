import Exploration
import Machine
import TestSupport
import Testing

@testable import Verification

/// The fast explorer against the naive one, on every gallery model (issue 2, acceptance 7), or some.
@Suite struct AgreementTests {
  @Test func bothExplorersFindTheSameOnEveryGalleryModel() throws {
    let workspace = try WholeGallery.workspace
    let image = try WholeGallery.image
    #expect(workspace.subjects.count >= 22)
    for subject in Effort.items(workspace.subjects, sample: 6) {
      let entry = try #require(image.program.functions.firstIndex { $0.name == subject.entry })
      var configuration = MachineConfiguration(entry: Int32(entry))
      configuration.countsAnswers = true
      let system = EndingSystem(machine: MachineSystem(image, configuration: configuration))
      var explorer = Explorer(system)
      let fast = explorer.run()
      // The slow twin executes every run, the fast one repeats those that it knows.
      configuration.limits.memoWords = 0
      var reference = ReferenceExplorer(
        EndingSystem(machine: MachineSystem(image, configuration: configuration)))
      let slow = reference.run()
      #expect(fast.isExhaustive, "\(subject.name)")
      #expect(fast.statistics == slow.statistics, "\(subject.name)")
      #expect(fast.violations == slow.violations, "\(subject.name)")
      #expect(fast.stuck == slow.stuck, "\(subject.name)")
      #expect(
        (0..<fast.space.count).allSatisfy { fast.space.words(of: $0) == slow.space.words(of: $0) }, "\(subject.name)")
    }
  }
}
