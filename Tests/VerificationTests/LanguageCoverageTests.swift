import Foundation
import RunReport
import Testing

@testable import Verification

/// How much was understood, on sources whose statements and expressions are counted by hand.
@Suite struct LanguageCoverageTests {
  /// `animateTransition` has 3 statements (the `if`, the call in it, the last call) and 9 expressions: `view(forKey:)`,
  /// `.to`, `containerView`, `addSubview`, `completeTransition`, `transitionWasCancelled`; two more of each below.
  @Test func everythingIsUnderstood() throws {
    let coverage = try coverage(
      """
      import UIKit
      final class A: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          if let v = c.view(forKey: .to) {
            c.containerView.addSubview(v)
          }
          c.completeTransition(!c.transitionWasCancelled)
        }
      }
      """)
    #expect(coverage.functions == 2)
    #expect(coverage.executedFunctions == 2)
    // `0.3`; the `if`, the call in it, the call after it.
    #expect(coverage.reachable.statements == 4)
    // view(forKey:), .to; containerView, addSubview; completeTransition, transitionWasCancelled.
    #expect(coverage.reachable.expressions == 6)
    #expect(coverage.reachable.notUnderstood == 0)
    #expect(coverage.reachable.percent == 100)
    #expect(coverage.reasons.isEmpty)
  }

  @Test func whatNobodyDeclaresIsNotUnderstoodWithAllThatIsAskedOfIt() throws {
    let coverage = try coverage(
      """
      import UIKit
      import Gadgets
      final class A: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { Gadget.speed.slow() }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          c.containerView.gadgets.polish(with: 3)
          let g = 3 + 4
          c.completeTransition(g == 7 || /a/ == nil)
        }
        func neverCalled() { Gadget.nobodyCountsThis() }
      }
      """)
    // `Gadget.speed.slow()`, the line with gadgets, the one with the regular expression; `let g` is understood.
    #expect(coverage.reachable.statements == 4)
    #expect(coverage.reachable.understoodStatements == 1)
    // Gadget, speed, slow(); containerView, gadgets, polish(); completeTransition, the regular expression.
    #expect(coverage.reachable.expressions == 8)
    #expect(coverage.reachable.understoodExpressions == 2)
    #expect(
      coverage.reasons.map { "\($0.places) \($0.construct)" } == [
        "3 name `Gadget`", "2 member `gadgets`", "1 regular expression",
      ])
    #expect(coverage.reasons.first?.location.line == 4)
  }

  @Test func inheritedNamesLabelsOfTupleTypesAndNamesOfPlatformTypesAreUnderstood() throws {
    let coverage = try coverage(
      """
      import UIKit
      import Gadgets
      final class A: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          let size: (wide: Double, high: Double) = (1, 2)
          Card().tint(UserDefaults.standard, size.high)
          c.completeTransition(!c.transitionWasCancelled)
        }
      }
      class Card: GadgetView {
        func tint(_ defaults: UserDefaults, _ high: Double) {
          alpha = high
          defaults.set(high, forKey: "high")
          gadgets.set(high)
        }
      }
      """)
    // Only `gadgets` and what is asked of it: `alpha` may come from `GadgetView`, and `UserDefaults` has `set`.
    #expect(coverage.reasons.map { "\($0.places) \($0.construct)" } == ["2 name `gadgets`"])
    #expect(coverage.reachable.statements - coverage.reachable.understoodStatements == 1)
  }

  @Test func whatACallCanReachCountsThoughItNeverRan() throws {
    let coverage = try coverage(
      """
      import UIKit
      final class A: NSObject, UIViewControllerAnimatedTransitioning {
        private let helper = Helper()
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          if 1 > 2 { helper.polish() }
          c.completeTransition(!c.transitionWasCancelled)
        }
      }
      final class Helper {
        func polish() { Gadget() }
        func unused() { Gadget() }
      }
      """)
    // The initial value of `helper`, the two requirements, and `polish`, which never runs.
    #expect(coverage.functions == 4)
    #expect(coverage.executedFunctions == 3)
    #expect(coverage.reachable.statements == 6)
    #expect(coverage.executed.statements == 5)
    #expect(coverage.reachable.notUnderstood == 2)
    #expect(coverage.executed.notUnderstood == 0)
  }

  @Test func objectiveCIsSeenAndNotRead() throws {
    let folder = try FolderOfSources(["A.swift": "import UIKit\n", "B.m": "@implementation B @end", "c/C.mm": ""])
    let report = try Runner(options: RunOptions(paths: [folder.path])).run()
    let names = report.understanding?.objectiveC.map { ($0 as NSString).lastPathComponent }
    #expect(names == ["B.m", "C.mm"])
  }

  @Test func aFolderOfObjectiveCAloneIsRefusedWithAReason() throws {
    let folder = try FolderOfSources(["B.m": "@implementation B @end"])
    #expect(
      throws: InputError("the folder '\(folder.path)' holds no Swift files, only Objective-C, which is not executed")
    ) {
      try Runner(options: RunOptions(paths: [folder.path])).run()
    }
  }

  private func coverage(_ source: String) throws -> LanguageCoverage {
    let folder = try FolderOfSources(["A.swift": source])
    return try #require(try Runner(options: RunOptions(paths: [folder.path])).run().understanding)
  }
}

/// A folder that goes with the object.
private final class FolderOfSources {
  let path: String

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("transverify-\(UUID().uuidString)").path
    for (name, text) in files {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
