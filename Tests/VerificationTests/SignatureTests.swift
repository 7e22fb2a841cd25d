import RunReport
import Testing

@testable import Verification

/// TV905 on the program: near misses of optional requirements, and what only looks like one.
@Suite struct SignatureTests {
  private func messages(_ members: String, others: String = "") throws -> [String] {
    let source = """
      import UIKit

      final class Vendor: NSObject, UIViewControllerTransitioningDelegate {
      \(members)
      }
      \(others)
      """
    let folder = try TemporarySources(["Vendor.swift": source])
    defer { folder.remove() }
    let options = RunOptions(paths: [folder.path], only: ["TV905"], jobs: 2)
    return try Runner(options: options).run().findings.map(\.message)
  }

  private static let answer = "-> UIViewControllerAnimatedTransitioning? { nil }"

  @Test func namesOfAnOldSDK() throws {
    let old = "func animationControllerForDismissedController(_ dismissed: UIViewController) \(Self.answer)"
    let modern = "func go() { DispatchQueue.main.async {} }"
    #expect(
      try messages(old, others: modern) == [
        "UIKit never calls 'animationControllerForDismissedController(_:)': "
          + "the requirement is 'animationController(forDismissed:)'"
      ])
  }

  @Test func otherLabelsAndSlips() throws {
    let label = "func animationController(forDismissedController dismissed: UIViewController) \(Self.answer)"
    #expect(try messages(label).count == 1)
    let slip = "func animatonController(forDismissed dismissed: UIViewController) \(Self.answer)"
    #expect(try messages(slip).count == 1)
  }

  @Test func requirementsAndHelpersAreNone() throws {
    let right = "func animationController(forDismissed dismissed: UIViewController) \(Self.answer)"
    #expect(try messages(right) == [])
    let helper = "func animationController(for style: Int) \(Self.answer)"
    #expect(try messages(helper) == [])
    let called = """
      func animationController(of screen: UIViewController) \(Self.answer)
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { animationController(of: presented) }
      """
    #expect(try messages(called) == [])
    #expect(try messages("private func animationController(of screen: UIViewController) \(Self.answer)") == [])
  }

  @Test func codeForAnOldSDKIsRightToUseOldNames() throws {
    let old = "func animationControllerForDismissedController(dismissed: UIViewController) \(Self.answer)"
    let others = "func go(a: UIViewController) { a.dismissViewControllerAnimated(true, completion: nil) }"
    #expect(try messages(old + "\n" + others) == [])
  }

  @Test func aClassThatNoSubjectLeadsToIsJudged() throws {
    let adaptive = """
      final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
        func presentationControllerDidDismiss(controller: UIPresentationController) {}
      }
      """
    #expect(try messages("", others: adaptive).count == 1)
  }
}
