import Foundation
import RunReport
import Testing

@testable import Verification

/// What explains findings, on small animators whose runs are followed by hand.
@Suite struct ExplanationTests {
  /// The flag is always true: a cancelled swipe is committed, a finished one is not broken. So the step that completes the
  /// cancelled transition is the one after which nothing ends well, and the same swipe ends well when it is not cancelled.
  @Test func aWrongFlagSaysItsValues() throws {
    let finding = try finding("TV104", in: model("TV104"))
    let clause = try #require(finding.clause)
    #expect(clause.values.map(\.value).prefix(2) == ["true", "true"])
    #expect(clause.values[1].name == "context.transitionWasCancelled")
    #expect(finding.pointOfNoReturn == finding.trace.count)
    let passing = try #require(finding.nearestPassing)
    #expect(!passing.change.isEmpty)
    #expect(passing.steps.contains { $0.same != nil })
  }

  /// Where no snapshot is given the animator returns: the transition is in flight for ever from that step on.
  @Test func aPathWithoutCompletionHasNoWayBack() throws {
    let finding = try finding("TV103", in: model("TV103"))
    #expect(finding.pointOfNoReturn == finding.trace.count)
    let clause = try #require(finding.clause)
    #expect(clause.values.first == FailedClause.Value(name: "calls of completeTransition(_:)", value: "0"))
    // The same events pass where UIKit makes the snapshot.
    let passing = try #require(finding.nearestPassing)
    #expect(passing.change.contains("it is not so that"))
    let last = try #require(finding.trace.last)
    let other = try #require(last.alternatives?.first { $0.event == last.event })
    #expect(other.outcome == .clean)
    #expect(other.choice != nil)
  }

  /// A second completion ends the run.
  @Test func aSecondCompletionIsCounted() throws {
    let finding = try finding("TV101", in: model("TV101"))
    #expect(finding.clause?.values.first == FailedClause.Value(name: "calls of completeTransition(_:)", value: "2"))
    #expect(finding.pointOfNoReturn == finding.trace.count)
  }

  /// One animator, made by two delegates: one root cause, and the other delegate's scenario under it.
  @Test func equalCausesAreListedUnderOne() throws {
    let scenarios = ["First", "Second"].map { name in
      """
      final class \(name)Delegate: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { FlagAnimator() }
      }
      """
    }
    let report = try report([Self.flagAnimator] + scenarios)
    let findings = report.findings.filter { $0.rule == "TV108" }
    #expect(findings.count == 1)
    let others = findings.first?.occurrences ?? []
    #expect(Set(others.map(\.subject) + findings.map(\.subject)) == ["FirstDelegate", "SecondDelegate"])
    #expect(others.allSatisfy { $0.steps > 0 })
  }

  private static let flagAnimator = """
    import UIKit
    final class FlagAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using c: UIViewControllerContextTransitioning) {}
    }
    """

  /// The events and the steps are those of the whole graph; the branch for a type that never comes is not reached.
  @Test func coverageCountsEventsAndBranches() throws {
    let source = """
      import UIKit
      final class A: NSObject, UIViewControllerAnimatedTransitioning {
        var isFast = false
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          if isFast {
            print("never")
          } else {
            print("always")
          }
          guard let v = c.view(forKey: .to) else {
            c.completeTransition(!c.transitionWasCancelled)
            return
          }
          c.containerView.addSubview(v)
          c.completeTransition(!c.transitionWasCancelled)
        }
      }
      """
    let subject = try #require(try report([source]).subjects.first { $0.name == "A" })
    let coverage = try #require(subject.coverage)
    #expect(coverage.statesPerDepth.reduce(0, +) == subject.states)
    #expect(coverage.events.reduce(0) { $0 + $1.transitions } == subject.transitions)
    #expect(coverage.unreachedBranches.contains { $0.kind == "body of if" && $0.location.line == 7 })
    #expect(!coverage.unreachedBranches.contains { $0.kind == "else of if" })
  }

  // MARK: The gallery's rules

  /// What is said of every finding of the small models is consistent with itself.
  @Test func explanationsOfTheRuleModelsHold() throws {
    let report = try Runner(options: RunOptions(paths: ["Models/Rules"])).run()
    for finding in report.findings {
      if let point = finding.pointOfNoReturn { #expect((1...finding.trace.count).contains(point)) }
      for (number, step) in finding.trace.enumerated() {
        for alternative in step.alternatives ?? [] {
          // Nothing ends well in the place of a step behind the point of no return.
          if let point = finding.pointOfNoReturn, number >= point { #expect(alternative.outcome != .clean) }
          #expect(alternative.rules.isEmpty || alternative.outcome == .breaks)
        }
      }
      guard let passing = finding.nearestPassing else { continue }
      let repeated = passing.steps.compactMap(\.same)
      #expect(!passing.change.isEmpty)
      #expect(Set(repeated).count == repeated.count)
      for step in passing.steps {
        if let same = step.same { #expect(finding.trace[same - 1].event == step.event) }
      }
    }
    #expect(report.findings.count { $0.pointOfNoReturn != nil } > 20)
    #expect(report.findings.count { $0.nearestPassing != nil } > 20)
    #expect(report.findings.count { $0.clause != nil } > 30)
  }

  private func model(_ rule: String) -> [String] { ["Models/Rules/\(rule)/\(rule)Violating.swift"] }

  private func finding(_ rule: String, in paths: [String]) throws -> Finding {
    let report = try Runner(options: RunOptions(paths: paths)).run()
    return try #require(report.findings.first { $0.rule == rule })
  }

  private func report(_ files: [String]) throws -> Report {
    let folder = FileManager.default.temporaryDirectory.path + "/explanation-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (number, text) in files.enumerated() {
      let text = text.contains("import UIKit") ? text : "import UIKit\n" + text
      try text.write(toFile: folder + "/File\(number).swift", atomically: true, encoding: .utf8)
    }
    return try Runner(options: RunOptions(paths: [folder])).run()
  }
}
