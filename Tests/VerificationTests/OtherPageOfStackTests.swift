import Diagnostics
import SwiftFrontend
import Testing

@testable import Subjects
@testable import TextChecks
@testable import Verification

/// Animators of a stack that leave without an end where the other page is not of the class that they ask for.
@Suite struct OtherPageOfStackTests {
  /// The texts that the check blames.
  private func blamed(_ text: String) -> [String] {
    let machine = "class NSObject {}\nclass UIViewController: NSObject {}\nprotocol UINavigationControllerDelegate {}\n"
    let inputs = [
      SourceParser.Input(source: SourceFile(path: "/Models/UIKit.swift", text: machine), reading: .machine),
      SourceParser.Input(source: SourceFile(path: "App.swift", text: text), reading: .subject),
    ]
    let parsed = SourceParser.parse(inputs, jobs: 1)
    let index = TypeIndex(parsed.program, sources: parsed.sources)
    let judgements = OtherPageOfStack.judgements(
      of: index.entries.filter(\.isSubject), parsed.program, index: index)
    return judgements.flatMap(\.causes).map { cause in
      String(decoding: Array(text.utf8)[Int(cause.span.start)..<Int(cause.span.end)], as: UTF8.self)
    }
  }

  /// - Parameters:
  ///   - list: what the list does with a detail page.
  ///   - asked: when the delegate vends the animator for a pop.
  ///   - end: how the animator leaves.
  private func app(
    list: String = "navigationController?.pushViewController(Detail(), animated: true)",
    asked: String = "fromVC is Photo", end: String = "return"
  ) -> String {
    """
    class List: UIViewController { func open() { \(list) } }
    class Detail: UIViewController {
      func open() { navigationController?.pushViewController(Photo(), animated: true) }
    }
    class Photo: UIViewController {}
    class Stack: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ stack: UINavigationController, animationControllerFor operation: Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> Animator? {
        switch operation {
        case .pop where \(asked): return Zoom()
        default: return nil
        }
      }
    }
    class Zoom: NSObject {
      func animateTransition(using context: Context) {
        guard let page = context.viewController(forKey: .to) else { return context.completeTransition(false) }
        guard let detail = page as? Detail else { \(end) }
        animate(detail) { context.completeTransition(true) }
      }
    }
    """
  }

  @Test func thePageFurtherDownIsOfAnotherClass() {
    #expect(blamed(app()) == ["return"])
  }

  @Test func nothingLiesBelowTheOtherPage() {
    #expect(blamed(app(list: "print(self)")).isEmpty)
  }

  @Test func anotherPagePushesTheSame() {
    let other = "navigationController?.pushViewController(Photo(), animated: true)"
    #expect(blamed(app(list: other)) == ["return"])
  }

  @Test func theDelegateAsksForBothPages() {
    #expect(blamed(app(asked: "fromVC is Photo && toVC is Detail")).isEmpty)
  }

  @Test func theAnimatorEndsTheTransition() {
    #expect(blamed(app(end: "return context.completeTransition(true)")).isEmpty)
  }
}
