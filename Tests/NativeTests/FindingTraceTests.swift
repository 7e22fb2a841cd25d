import Exploration
import Foundation
import Machine
import NativeAgreement
import TestSupport
import Testing

@testable import Verification

extension NativeAgreementTests {
  /// Every trace that shows a finding of the gallery, run natively: in continuous integration, since swiftc compiles the whole
  /// gallery for it.
  @Suite(.serialized) struct FindingTraceTests {
    /// The gallery with the scenarios of its subjects, as both machines compile it.
    private static func files() throws -> [DrivenFile] {
      let gallery = try SourceFinder.sources(at: [NativeMachine.root + "/Models/Gallery"]).files
      let sources = gallery.filter { $0.path.hasSuffix("Defective.swift") }
      let workspace = try Workspace(files: sources, jobs: 2, iOSVersion: nil)
      let paths = workspace.program.files.indices.map { workspace.sources.files[$0].path }
      var files = sources.map { DrivenFile(path: $0.path, text: $0.text) }
      for subject in workspace.subjects {
        guard let index = files.firstIndex(where: { $0.path == paths[subject.file] }) else { continue }
        files[index].entries += subject.scenario + "\n"
        files[index].entryNames.append(subject.entry)
      }
      let recording = DrivenFile.all(below: "Models/Recording", in: NativeMachine.root)
      let dump = NativeMachine.worlds.filter { $0.path.hasSuffix("/WorldDump.swift") }
      return recording + dump + files
    }

    @Test(.enabled(if: Effort.isWide)) func bothMachinesShowEveryFindingOfTheGallery() throws {
      let files = try Self.files()
      let program = DrivenProgram(root: NativeMachine.root, files: files)
      #expect(program.errors == [])
      let build = try NativeMachine.build(files, named: "gallery")
      let agreement = Agreement(build, arguments: ["--calls"])
      var traces = 0
      var differing: [String] = []
      for entry in files.flatMap(\.entryNames) {
        let sequences = try Self.sequences(of: entry, program.image)
        traces += sequences.count
        for difference in try agreement.differences(in: sequences, limit: 100) { differing.append("\(difference)") }
      }
      for text in differing { Issue.record("\(text)") }
      #expect(traces > 40)
    }

    /// The traces to all violations and stuck states of a subject, with what the interpreter reports of them.
    private static func sequences(of entry: String, _ image: ProgramImage) throws -> [InterpretedSequence] {
      let number = try #require(image.program.functions.firstIndex { $0.name == entry })
      let machine = MachineSystem(image, configuration: MachineConfiguration(entry: Int32(number)))
      var explorer = Explorer(EndingSystem(machine: machine))
      let result = explorer.run()
      var paths = result.violations.map(\.path)
      if let stuck = result.stuck?.states.first { paths.append(result.path(to: stuck)) }
      return try Set(paths).sorted { $0.steps.count < $1.steps.count }.map { path in
        let plan = try plan(of: path, entry, machine, result.space)
        var run = try #require(InterpretedRun(image, entry: entry, tracesCalls: true))
        return run.follow(plan)
      }
    }

    /// The choices of each step of a path.
    private static func plan(
      of path: StatePath, _ entry: String, _ machine: MachineSystem, _ space: StateSpace
    ) throws -> SequencePlan {
      var machine = machine
      var steps: [SequencePlan.Step] = []
      for step in path.steps {
        let words = space.words(of: step.source)
        let trace = try #require(words.withUnsafeBufferPointer { machine.trace($0, step.label) })
        steps.append(SequencePlan.Step(event: Int(step.label.event), choices: choices(in: trace)))
      }
      return SequencePlan(entry: entry, start: [], steps: steps)
    }

    private static func choices(in trace: StepTrace) -> [Int] {
      trace.events.compactMap { event in
        if case .choice(let choice) = event.kind { choice.chosen } else { nil }
      }
    }
  }
}
