import Diagnostics
import RunReport
import TestSupport
import Testing

@testable import Verification

/// A part of a program is made larger by what its runs come to.
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

  /// The slow twin is the whole program. Next to nothing of a fixture is compiled at first.
  @Test(
    arguments: CodeFixture.all.fixtures.filter { $0.name.hasPrefix("Appearance/c") || $0.name.hasPrefix("Printed/ph") })
  func partsShowWhatWholeProgramsShow(_ fixture: CodeFixture) throws {
    let files = try SourceFinder.sources(at: [fixture.path]).files
    let workspace = try Workspace(files: files, jobs: 2, iOSVersion: nil, isWhole: false)
    let part = try explore(workspace, bound: 0)
    for whole in try explore(workspace, bound: .max) {
      let same = part.filter { $0.subject == whole.subject }
      #expect(same.contains(whole) || same.contains { $0.cause == .reach })
    }
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
    final class Last: Base, Doubled {
      override func finish(_ context: UIViewControllerContextTransitioning) { twice(context) }
    }
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
    #expect(!shown.findings.isEmpty)
    #expect(shown == (try explore(workspace, bound: .max).first))
  }

  private func workspace(_ text: String) throws -> Workspace {
    try Workspace(files: [SourceFile(path: "A.swift", text: text)], jobs: 1, iOSVersion: nil, isWhole: false)
  }
}
