import Foundation
import RunReport
import TestSupport

@testable import transverify

/// A small app in a folder of its own, and the real engine.
final class GateSample {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{}", to: "plain.json")
    try write()
  }

  /// An animator that breaks TV105 unless `flag` tells the outcome.
  func write(
    _ name: String = "Fade.swift", type: String = "FadeAnimator", flag: String = "finished", before: String = "",
    above: String = "", beside: String = "", access: String = "private"
  ) throws {
    let text = """
      import UIKit
      \(before)
      \(access) final class \(type): NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let fromView = context.view(forKey: .from)
          let toView = context.view(forKey: .to)
          if let toView {
            toView.alpha = 0
            context.containerView.addSubview(toView)
          }
          UIView.animate(withDuration: transitionDuration(using: context)) {
            if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 }
          } completion: { finished in
            fromView?.alpha = 1
            toView?.alpha = 1
            if context.transitionWasCancelled { toView?.removeFromSuperview() }
            \(above)
            context.completeTransition(\(flag))\(beside)
          }
        }
      }

      """
    try folder.write(text, to: "App/" + name)
  }

  static let right = "!context.transitionWasCancelled"

  /// Runs a command; `@` in it stands for the folder.
  func run(_ line: String) -> (exit: ExitCode, output: String, errors: String) {
    let printed = Printed()
    let tool = CommandLineTool(
      engine: .live, console: printed.console(), environment: [:],
      workingDirectory: Repository.root)
    let arguments = line.split(separator: " ").map { $0.replacingOccurrences(of: "@", with: folder.path) }
    return (tool.run(arguments), printed.output, printed.errors)
  }

  /// Checks the app and answers the JSON report besides. The package's own configuration asks for repairs, which cost
  /// several explorations each: another one is given. What a sample has seen once is taken from its cache.
  func check(_ options: String) throws -> (exit: ExitCode, report: Report, output: String) {
    let outcome = run(
      "run @/App --config @/plain.json --cache @/cache --reporter text --reporter json:@/report.json " + options)
    // What is wrong with the sources, or was not explored, stands in the report, too.
    let errors = outcome.errors.split(separator: "\n")
    guard errors.allSatisfy({ $0.contains("so the exit code is ") }) else {
      throw Failure(text: outcome.errors)
    }
    let data = Data((folder.text("report.json") ?? "").utf8)
    return (outcome.exit, try JSONDecoder().decode(Report.self, from: data), outcome.output)
  }

  struct Failure: Error { var text: String }
}
