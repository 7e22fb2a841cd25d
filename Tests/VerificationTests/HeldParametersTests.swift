import Diagnostics
import Exploration
import Identifiers
import Machine
import RunReport
import TestSupport
import Testing

@testable import Verification

/// A finding whose runs give parameters two values is looked for with each of them held, and dropped only if none shows it.
@Suite struct HeldParametersTests {
  /// The machine without its exception for animators that may be driven: what is broken then needs two parameters held
  /// one after the other, since the least run with the first one held gives the second two values.
  private func machine() throws -> [SourceFile] {
    try ModelLibrary.files().map { file in
      guard file.path.hasSuffix("Rules/TV108.swift") else { return file }
      let text = file.text.replacing("if transition.isAnimated { return false }", with: "if true { return false }")
      #expect(text != file.text)
      return SourceFile(path: file.path, text: text)
    }
  }

  private func rules(_ machine: [SourceFile]) throws -> (rules: Set<RuleID>, cuts: Set<CutPhase>) {
    let path = "Tests/Fixtures/Interaction/outcome_lost_without_context_ok.swift"
    let workspace = try Workspace(
      files: try SourceFinder.sources(at: [Repository.path(path)]).files, jobs: 1, iOSVersion: nil, machine: machine)
    let subject = try #require(workspace.subjects.first { $0.name == "PullAway" })
    let run = SubjectRun(
      workspace: workspace, image: try workspace.image(), isCut: false, subject: subject,
      options: RunOptions(paths: []), monitor: SearchMonitor(), isCancelled: { false })
    let entry = try #require(run.image.program.functions.firstIndex { $0.name == subject.entry })
    let search = Search(image: run.image, entry: Int32(entry), options: SearchOptions(), monitor: SearchMonitor())
    var exploration = search.explore(fixed: [:])
    let meter = PhaseMeter(after: exploration, budget: nil, isOver: { false })
    let found = run.collector(of: exploration, search, meter).causes(of: &exploration)
    return (Set(found.map(\.cause.rule)), meter.cuts)
  }

  @Test func whatOneSearchDoesNotShowAnotherMay() throws {
    let (rules, cuts) = try rules(try machine())
    #expect(rules == ["TV108"])
    #expect(!cuts.contains(.consistentRuns))
  }

  @Test func anAnimatorThatMayBeDrivenIsNoFinding() throws {
    #expect(try rules(try ModelLibrary.files()).rules == [])
  }
}
