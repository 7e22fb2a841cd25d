import Foundation
import TestSupport
import Testing

/// Ctrl-C and SIGTERM, sent to the program as a process.
@Suite struct InterruptionTests {
  /// Every condition is unknown, and every side leaves something else behind: exploring it takes the whole budget, which is
  /// given to it so large that the signal comes before.
  private static let animator = """
    import UIKit

    final class FanAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      var log: [Int] = []
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        for place in 0..<40 { if Settings.shared.isOn(place) { log.append(place) } }
        UIView.animate(withDuration: 0.3) {} completion: { finished in context.completeTransition(finished) }
      }
    }
    """

  /// How the program ends that gets a signal after some seconds.
  private func end(by signal: Int32, after seconds: Double, _ options: String = "") throws -> (
    code: Int32, seconds: Double, report: String, log: String
  ) {
    let folder = try TemporaryFolder()
    try folder.write(Self.animator, to: "App/Fan.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "bash", "-c",
      "exec \"$0\" run --no-progress --subject-budget 300 --reporter text:report.txt App \(options) > out 2> log",
      BuiltProgram.path,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let models = Repository.path("Models")
    process.environment = ProcessInfo.processInfo.environment.merging(["TRANSVERIFY_MODELS": models]) { $1 }
    try process.run()
    usleep(UInt32(seconds * 1e6))
    let start = Date()
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let taken = Date().timeIntervalSince(start)
    return (process.terminationStatus, taken, folder.text("report.txt") ?? "", folder.text("log") ?? "")
  }

  /// The bound leaves room for a machine that does other things besides: a second is what it takes alone.
  @Test(.enabled(if: Effort.isWide), arguments: [SIGINT, SIGTERM]) func theReportTellsWhatWasFound(signal: Int32) throws
  {
    let outcome = try end(by: signal, after: 6)
    #expect(outcome.code == 3 || outcome.code == 1, "\(outcome.report)")
    #expect(outcome.seconds < 4, "\(outcome.seconds) s")
    #expect(outcome.report.contains("interrupted"), "\(outcome.report)")
    #expect(outcome.report.contains("FanAnimator"), "\(outcome.report)")
    #expect(outcome.log.contains("interrupted: the report holds what was found until then"), "\(outcome.log)")
  }

  /// Before the search for repairs has begun there is none to show.
  @Test(.enabled(if: Effort.isWide)) func noRepairIsShown() throws {
    let outcome = try end(by: SIGINT, after: 6, "--fix")
    #expect(outcome.code == 3)
    #expect(
      outcome.log == "transverify: interrupted: no finding has a verified repair until then; nothing was written\n")
  }

  @Test func whileSourcesAreReadTheProcessEnds() throws {
    let outcome = try end(by: SIGTERM, after: 0.1)
    #expect(outcome.seconds < 4)
    #expect(outcome.code != 0)
  }
}
