import Diagnostics
import Foundation
import RunReport
import Testing

@testable import Verification

/// What is wrong with the input is said in one sentence, and the rest is still checked (issue 2, "Bad input").
@Suite struct BadInputTests {
  static let animator = """
    import UIKit

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }

    """

  private func run(_ files: [String: String]) throws -> Report {
    let folder = try TemporarySources(files)
    defer { folder.remove() }
    return try Runner(options: RunOptions(paths: [folder.path], jobs: 2)).run()
  }

  @Test func syntaxErrorsAreReportedAndTheOtherFilesAreChecked() throws {
    let report = try run(["Broken.swift": "class A {\n  func b( {\n}\n", "Fade.swift": Self.animator])
    let problem = try #require(report.problems.first)
    #expect(problem.location?.path.hasSuffix("Broken.swift") == true)
    #expect(!problem.excerpt.isEmpty)
    #expect(report.subjects.map(\.name) == ["Fade"])
  }

  /// A finding of the text names a class around which nothing is explored: its command looks at that class alone.
  @Test func aClassThatIsNoSubjectIsLookedAt() throws {
    let store = "import UIKit\n\nfinal class FadeStore {\n  var onChange: (() -> Void)?\n}\n"
    let using = Self.animator.replacing(
      "context.completeTransition(true)", with: "FadeStore().onChange?()\n    context.completeTransition(true)")
    let folder = try TemporarySources(["Store.swift": store, "Fade.swift": using])
    defer { folder.remove() }
    let options = RunOptions(paths: [folder.path], subjects: ["FadeStore"], jobs: 2)
    let report = try Runner(options: options).run()
    #expect(report.subjects.isEmpty && report.verdict == .vacuous && !report.hasNothingToCheck)
    #expect(report.typesOfText == ["FadeStore"])
    #expect(report.problems.map(\.severity) == [.note])
    #expect(report.problems.first?.message.contains("its code is explored with 'Fade'") == true)
    // Whoever needs a subject is told which.
    let error = #expect(throws: InputError.self) { try Runner(options: options).scenarios() }
    let sentence = "'FadeStore' is no subject: its code is explored with 'Fade', which '--subject' takes"
    #expect(error?.message == sentence)
  }

  @Test func aClassWithoutANameIsNoSubject() throws {
    let report = try run([
      "Half.swift": "import UIKit\nclass : UINavigationController {}\n", "Fade.swift": Self.animator,
    ])
    #expect(report.problems.contains { $0.location?.path.hasSuffix("Half.swift") == true })
    #expect(report.subjects.map(\.name) == ["Fade"])
  }

  @Test func tenThousandParenthesesNeitherCrashNorHang() throws {
    let deep =
      "import UIKit\nlet vendor: UIViewControllerTransitioningDelegate = " + String(repeating: "(", count: 10_000) + "1"
      + String(repeating: ")", count: 10_000)
    let report = try run(["Deep.swift": deep, "Fade.swift": Self.animator])
    #expect(report.problems.contains { $0.location?.path.hasSuffix("Deep.swift") == true })
    #expect(report.subjects.map(\.name) == ["Fade"])
  }

  @Test func aHugeFileIsRead() throws {
    let line = "// " + String(repeating: "x", count: 117) + "\n"
    let report = try run(["Huge.swift": Self.animator + String(repeating: line, count: 90_000)])
    #expect(report.subjects.map(\.name) == ["Fade"])
  }

  @Test func aFileThatIsNotTextIsReportedAndTheOthersAreChecked() throws {
    let folder = try TemporarySources(["Fade.swift": Self.animator])
    defer { folder.remove() }
    try Data([0xff, 0xfe, 0x80, 0x00]).write(to: URL(fileURLWithPath: folder.path + "/Binary.swift"))
    let report = try Runner(options: RunOptions(paths: [folder.path])).run()
    #expect(report.problems.contains { $0.message.contains("Binary.swift") })
    #expect(report.subjects.map(\.name) == ["Fade"])
  }

  @Test func whatIsNotUnderstoodIsCountedAndLocated() throws {
    let strange = Self.animator + "\nfunc strange() { let pattern = /a+b/; _ = pattern }\n"
    let report = try run(["Strange.swift": strange])
    #expect(report.statistics.notUnderstood == 1)
    #expect(report.notUnderstood.first?.constructs.first?.location.line == 12)
  }

  @Test func aBoundMakesTheVerdictIncomplete() throws {
    let folder = try TemporarySources(["Fade.swift": Self.animator])
    defer { folder.remove() }
    let report = try Runner(options: RunOptions(paths: [folder.path], maximumStates: 5)).run()
    let subject = try #require(report.subjects.first)
    #expect(subject.bound == "stopped after 5 states")
    #expect(!subject.rules.values.contains(.holds))
  }

  /// More functions than can be compiled for one subject: what the last of them does is unknown.
  @Test func codeThatIsTooLargeForASubjectIsNotGreen() throws {
    let file = SourceFile(path: "Chain.swift", text: Self.tree(of: 4_700))
    let workspace = try Workspace(files: [file], jobs: 1, iOSVersion: nil, isWhole: false)
    var run = BatchRun(
      workspace: workspace, options: RunOptions(paths: []), cache: nil, progress: { _ in }, isCancelled: { false })
    run.planner = BatchPlanner(workspace, bound: 2_000)
    let subject = try #require(try run.run().results.first).subject
    #expect(subject.bound?.contains("functions and properties") == true)
    #expect(subject.verdict == .incomplete)
    #expect(!subject.rules.values.contains(.holds))
  }

  /// A large app takes seconds to compile, and nothing half compiled is run.
  @Test func compilingHearsAnInterruption() throws {
    let file = SourceFile(path: "Fade.swift", text: Self.animator)
    let workspace = try Workspace(files: [file], jobs: 1, iOSVersion: nil, isWhole: false)
    let planner = BatchPlanner(workspace)
    let slice = planner.slice(of: try #require(planner.batches(of: [0]).first))
    #expect(throws: InputError("interrupted")) { try workspace.image(of: slice, isCancelled: { true }) }
    let images = BatchImages(workspace, planner, isCancelled: { false })
    let batch = try #require(images.batches(of: [0]).first)
    #expect(throws: InputError("interrupted")) { _ = try images.compile(batch, isOver: { true }) }
    // Nobody waits for what was not compiled, and nothing half compiled is kept.
    #expect(images.counts(of: [batch]) { true }.functions > 0)
    #expect(try images.compile(batch).problems == [])
  }

  /// An animator that calls so many functions, each of which calls two.
  private static func tree(of last: Int) -> String {
    let tree = (0...last).map { number in
      let calls = [2 * number + 1, 2 * number + 2].filter { $0 <= last }.map { "step\($0)(c)" }
      let body = number == last ? "c.completeTransition(!c.transitionWasCancelled)" : calls.joined(separator: "; ")
      return "func step\(number)(_ c: UIViewControllerContextTransitioning) { \(body) }"
    }
    return """
      import UIKit
      final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) { step0(c) }
      }
      \(tree.joined(separator: "\n"))
      """
  }

  /// A possible finding does not fail the run; a search that was stopped behind it does not hold either.
  @Test func aBoundBehindAPossibleFindingIsNotGreen() throws {
    let text = Self.animator.replacingOccurrences(
      of: "context.completeTransition(",
      with: "if one(), two(), three() { context.completeTransition(true) }\n    context.completeTransition(")
    let folder = try TemporarySources(["Fade.swift": text])
    defer { folder.remove() }
    let whole = try Runner(options: RunOptions(paths: [folder.path])).run()
    #expect(whole.findings.allSatisfy { $0.confidence == .possible } && !whole.findings.isEmpty)
    #expect(whole.verdict == .holds)
    let states = whole.subjects[0].states
    let stopped = try Runner(options: RunOptions(paths: [folder.path], maximumStates: states - 1)).run()
    #expect(!stopped.findings.isEmpty)
    #expect(stopped.verdict == .incomplete)
  }

  @Test func cancellingKeepsWhatWasFoundAndIsNotGreen() throws {
    let folder = try TemporarySources(["Fade.swift": Self.animator])
    defer { folder.remove() }
    let report = try Runner(options: RunOptions(paths: [folder.path]), isCancelled: { true }).run()
    #expect(report.verdict != .holds && report.verdict != .vacuous)
  }
}

/// `--ios` reaches the machine: until iOS 13 the default style is full screen, which removes the presenter's view.
@Suite struct VersionTests {
  static let presenter = """
    import UIKit

    final class Home: UIViewController {
      override func viewDidDisappear(_ animated: Bool) { fatalError("covered") }
      func open() {
        guard presentedViewController == nil else { return }
        present(UIViewController(), animated: true)
      }
    }

    """

  @Test(arguments: [(12.0, true), (17.0, false)])
  func theVersionDecidesTheDefaultStyle(version: Double, disappears: Bool) throws {
    let folder = try TemporarySources(["Home.swift": Self.presenter])
    defer { folder.remove() }
    let report = try Runner(options: RunOptions(paths: [folder.path], iOSVersion: version)).run()
    #expect(report.findings.contains { $0.rule == "TV1205" && $0.message.contains("covered") } == disappears)
  }
}
