import Diagnostics
import Identifiers
import Repairs
import TestSupport
import Testing

/// What is proposed for small pieces of code, before anything is checked. A line that ends in `// here` is to blame.
@Suite struct ChangeProposerTests {
  private func proposals(_ rule: RuleID, _ text: String, fact: FailureFact? = nil) -> [(title: String, text: String)] {
    let file = SourceFile(path: "a.swift", text: text)
    let line = (1...file.lineCount).first { file.line($0).hasSuffix("// here") || file.line($0).hasSuffix("// here\r") }
    let column = line.map { file.line($0).prefix { $0 == " " }.utf8.count + 1 } ?? 1
    let place = line.flatMap { file.offset(line: $0, column: column) }
    return ChangeProposer.changes(for: Defect(rule: rule, fact: fact, place: place), in: file).map {
      ($0.title, TextEdit.apply($0.edits, to: text) ?? "edits overlap")
    }
  }

  private func animator(_ body: String) -> String {
    "class A {\n  func animateTransition(using context: UIViewControllerContextTransitioning) {\n"
      + body.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined() + "  }\n}\n"
  }

  private func first(_ rule: RuleID, _ body: String) -> String? {
    proposals(rule, animator(body)).first?.text
  }

  private func opening(_ ancestor: String, _ body: String) -> String {
    "class Flow: \(ancestor) {\n  func open() {\n"
      + body.split(separator: "\n").map { "    \($0)\n" }.joined() + "  }\n}\n"
  }

  /// Who is no controller asks the one that presents.
  @Test func aPresentIsGuardedByItsPresenter() {
    let present = "stack.present(page, animated: true)  // here"
    #expect(
      proposals("TV601", opening("NSObject", present)).map(\.text) == [
        opening(
          "NSObject",
          "guard stack.presentedViewController == nil, stack.view.window != nil else { return }\n\(present)")
      ])
    let own = "present(page, animated: true)  // here"
    #expect(
      proposals("TV601", opening("UIViewController", own)).map(\.text) == [
        opening("UIViewController", "guard presentedViewController == nil, view.window != nil else { return }\n\(own)")
      ])
  }

  /// It would never be shown, or is asked already.
  @Test func aPresentIsNotGuardedAfterADismissalOrAGuard() {
    let own = "present(page, animated: true)  // here"
    #expect(proposals("TV601", opening("UIViewController", "dismiss(animated: true)\n\(own)")).isEmpty)
    let guarded = "guard presentedViewController == nil, view.window != nil else { return }\n\(own)"
    #expect(proposals("TV601", opening("UIViewController", guarded)).isEmpty)
  }

  @Test func theFlagComesFromTheContext() {
    #expect(
      first("TV104", "context.completeTransition(true)  // here")
        == animator("context.completeTransition(!context.transitionWasCancelled)  // here"))
  }

  @Test func theFlagOfAnAnimationIsDroppedWithItsOtherUses() {
    let body = "UIView.animate(withDuration: 1) {} completion: { done in\n  clean(!done)\n"
    #expect(
      first("TV105", body + "  context.completeTransition(done)  // here\n}")
        == animator(
          "UIView.animate(withDuration: 1) {} completion: { _ in\n  let done = !context.transitionWasCancelled\n"
            + "  clean(!done)\n  context.completeTransition(done)  // here\n}"))
  }

  @Test func anEarlyReturnCompletes() {
    #expect(
      first("TV103", "guard let view else {\n  return  // here\n}")
        == animator(
          "guard let view else {\n  context.completeTransition(!context.transitionWasCancelled)\n  return  // here\n}"))
  }

  @Test func aBlockOnOneLineIsSpread() {
    let body = "let cover = UIView()\ncontext.containerView.addSubview(cover)  // here\n"
    #expect(
      first("TV304", body + "UIView.animate(withDuration: 1) {} completion: { _ in context.completeTransition(true) }")
        == animator(
          body + "UIView.animate(withDuration: 1) {} completion: { _ in\n  cover.removeFromSuperview()\n"
            + "  context.completeTransition(true)\n}"))
  }

  @Test func aViewGoesBeforeEachCompletionThatKnowsIt() {
    let body = "let cover = UIView()\ncontext.containerView.addSubview(cover)  // here\n"
    #expect(
      first("TV304", body + "context.completeTransition(true)")
        == animator(body + "cover.removeFromSuperview()\ncontext.completeTransition(true)"))
  }

  @Test func theCoordinatorMayBeNil() {
    let texts = proposals(
      "TV801",
      "class A {\n  func f() {\n    let c = transitionCoordinator!  // here\n    c.animate(alongsideTransition: { _ in g() })\n  }\n}\n"
    ).map(\.text)
    #expect(
      texts.first
        == "class A {\n  func f() {\n    guard let c = transitionCoordinator else {\n      g()\n      return\n    }  // here\n"
        + "    c.animate(alongsideTransition: { _ in g() })\n  }\n}\n")
    #expect(
      texts.dropFirst().first
        == "class A {\n  func f() {\n    let c = transitionCoordinator  // here\n"
        + "    c?.animate(alongsideTransition: { _ in g() })\n  }\n}\n")
  }

  @Test func lineEndingsAreThoseOfTheFile() {
    let text = animator("guard let view else {\n  return  // here\n}").split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .joined(separator: "\r\n")
    let changed = proposals("TV103", text).first?.text ?? ""
    #expect(changed.contains("completeTransition"))
    #expect(
      changed.split(separator: "\n", omittingEmptySubsequences: false).dropLast().allSatisfy { $0.hasSuffix("\r") })
  }

  @Test func aClosureThatUsesTheDelegateKeepsTheLocal() {
    let text =
      "class A {\n  func f() {\n    let d = D()\n    x.transitioningDelegate = d  // here\n    g { d.h() }\n  }\n}\n"
    #expect(
      proposals("TV901", text).first?.text
        == "class A {\n  private var d: D?\n\n  func f() {\n    let d = D()\n    self.d = d\n    x.transitioningDelegate = d  // here\n"
        + "    g { d.h() }\n  }\n}\n")
  }

  @Test func aCancelledGestureCancels() {
    let text =
      "class A {\n  func f(_ pan: UIPanGestureRecognizer) {\n    switch pan.state {\n    case .ended:\n"
      + "      d.end(finishing: progress > 0.5)\n    default:\n      return  // here\n    }\n  }\n}\n"
    #expect(
      proposals("TV201", text).first?.text.contains(
        "    case .cancelled, .failed:\n      d.end(finishing: false)\n    default:\n") == true)
  }

  /// Where the function or closure ends anyway, to return changes nothing.
  @Test func aReturnIsProposedWhereSomethingFollows() {
    func titles(_ body: String) -> [String] {
      proposals("TV101", animator(body + "\ncontext.completeTransition(true)  // here")).map(\.title)
    }
    let both = ["return after the first completion", "remove the call that comes too late"]
    #expect(titles("if flag {\n  context.completeTransition(false)\n}") == both)
    #expect(titles("later {\n  context.completeTransition(false)\n  clean()\n}") == both)
    #expect(titles("for _ in views {\n  context.completeTransition(false)\n}") == both)
    let futile = [
      "guard flag else {\n  context.completeTransition(false)\n  return\n}",
      "later {\n  context.completeTransition(false)\n}", "later { context.completeTransition(false) }",
      "later {\n  if a {\n    b()\n  } else if c {\n    context.completeTransition(false)\n  } else {\n    d()\n  }\n}",
      "later {\n  switch a {\n  case .b: context.completeTransition(false)\n  default: break\n  }\n}",
    ]
    for body in futile { #expect(titles(body) == [both[1]], "\(body)") }
  }

  @Test func brokenFilesGetNoProposals() {
    #expect(proposals("TV104", "class A { func f( { x.completeTransition(true)  // here").isEmpty)
    #expect(!ChangeProposer.isSound("func f( {"))
    #expect(ChangeProposer.isSound("func f() {}"))
  }

  @Test func rulesWithoutAKnownRepairGetNone() {
    #expect(proposals("TV1104", animator("f()  // here")).isEmpty)
  }
}
