import Diagnostics
import RunReport
import TestSupport
import Testing

@testable import Verification

/// A part of a program shows what the whole shows, unless runs are seen to leave it.
@Suite struct LeftOutNamesTests {
  private struct Shown: Equatable {
    var subject: String
    var verdict: Verdict
    var findings: [String]
    var cause: StopCause?
  }

  private func explore(_ workspace: Workspace, bound: Int) throws -> [Shown] {
    let planner = BatchPlanner(workspace, bound: bound)
    let run = BatchRun(
      workspace: workspace, options: RunOptions(paths: []), cache: nil, progress: { _ in }, isCancelled: { false },
      planner: planner)
    return try run.run().results.map { result in
      Shown(
        subject: result.subject.name, verdict: result.subject.verdict, findings: result.findings.map(\.id).sorted(),
        cause: result.subject.stopCause)
    }
  }

  /// The slow twin is the whole program. Every fixture is a small one, so that next to nothing of it is compiled at first.
  @Test(arguments: Effort.items(CodeFixture.all.fixtures, sample: 16))
  func partsShowWhatWholeProgramsShow(_ fixture: CodeFixture) throws {
    let files = try SourceFinder.sources(at: [fixture.path]).files
    let workspace = try Workspace(files: files, jobs: 2, iOSVersion: nil, isWhole: false)
    let whole = try explore(workspace, bound: .max)
    let part = try explore(workspace, bound: 0)
    #expect(part.map(\.subject) == whole.map(\.subject))
    for (part, whole) in zip(part, whole) where part.cause != .reach { #expect(part == whole) }
  }

  private let chain = """
    import UIKit
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) { Steps().first(context) }
    }
    struct Steps { func first(_ context: UIViewControllerContextTransitioning) { More.second(context) } }
    enum More { static func second(_ context: UIViewControllerContextTransitioning) { third(context) } }
    func third(_ context: UIViewControllerContextTransitioning) { Last().finish(context) }
    class Base { func finish(_ context: UIViewControllerContextTransitioning) { context.completeTransition(true) } }
    final class Last: Base, Doubled { override func finish(_ context: UIViewControllerContextTransitioning) { twice(context) } }
    protocol Doubled {}
    extension Doubled {
      func twice(_ context: UIViewControllerContextTransitioning) {
        context.completeTransition(true)
        context.completeTransition(true)
      }
    }
    """

  /// What is far away is compiled because runs come to it, through a class, a protocol's default and free functions.
  @Test func runsBringWhatTheyComeTo() throws {
    let workspace = try workspace(chain)
    let planner = BatchPlanner(workspace, bound: 0)
    let batch = try #require(planner.batches(of: [0]).first)
    #expect(batch.slice.isCut)
    #expect(!batch.slice.program.files.flatMap(\.types).contains { $0.name == "Doubled" })
    let shown = try #require(try explore(workspace, bound: 0).first)
    #expect(shown.cause == nil)
    #expect(!shown.findings.isEmpty)
    #expect(shown == (try explore(workspace, bound: .max).first))
  }

  /// The planted fault: without its marks a part of a program would seem to be the whole.
  @Test func marksAreWhatTellsAPartFromTheWhole() throws {
    let workspace = try workspace(chain)
    let batch = try #require(BatchPlanner(workspace, bound: 0).batches(of: [0]).first)
    for (lacks, isSeen) in [(batch.slice.lacks, true), (LeftOutNames(), false)] {
      let compiled = try workspace.compile(batch.slice.program, leftOut: batch.slice.leftOut, lacks: lacks).program
      let run = SubjectRun(
        workspace: workspace, image: try Workspace.image(of: compiled), isCut: true, subject: workspace.subjects[0],
        options: RunOptions(paths: []), monitor: SearchMonitor(), isCancelled: { false })
      #expect((run.run().subject.stopCause == .reach) == isSeen)
    }
  }

  private func workspace(_ text: String) throws -> Workspace {
    try Workspace(files: [SourceFile(path: "A.swift", text: text)], jobs: 1, iOSVersion: nil, isWhole: false)
  }
}
