import Diagnostics
import Identifiers
import Repairs
import TestSupport
import Testing

/// Proposals that change more than one place, before anything is checked. A line that ends in `// here` is to blame.
@Suite struct DesignChangeTests {
  private func proposals(_ rule: RuleID, _ text: String) -> [String] {
    let file = SourceFile(path: "a.swift", text: text)
    let line = (1...file.lineCount).first { file.line($0).hasSuffix("// here") } ?? 1
    let column = file.line(line).prefix { $0 == " " }.utf8.count + 1
    let defect = Defect(rule: rule, place: file.offset(line: line, column: column))
    return ChangeProposer.changes(for: defect, in: file).map { TextEdit.apply($0.edits, to: text) ?? "edits overlap" }
  }

  private func swiftClass(_ head: String, _ members: String) -> String {
    "class \(head) {\n" + members.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
      + "}\n"
  }

  /// What an initialiser hands over is handed over as a closure, which holds a view instead of its controller.
  @Test func geometryIsReadByAClosureThatHoldsNoController() {
    let animator = { (stored: String, parameter: String, use: String) in
      self.swiftClass(
        "A",
        "let \(stored)\ninit(\(parameter)) {\n  self.start = start\n}\nfunc f() {\n  view.frame = \(use)  // here\n}")
    }
    let user = { (argument: String) in
      self.swiftClass("B", "let card = UIView()\nfunc g() -> A {\n  A(start: \(argument))\n}")
    }
    let before = animator("start: CGRect", "start: CGRect", "start.insetBy(dx: 1, dy: 1)")
    let after = animator(
      "start: () -> CGRect", "start: @escaping () -> CGRect", "start().insetBy(dx: 1, dy: 1)")
    #expect(
      proposals("TV1002", before + user("self.card.frame")) == [after + user("{ [card] in card.frame }")])
    #expect(
      proposals("TV1002", before + user("view.convert(card.frame, to: nil)"))
        == [after + user("{ [view = view!, card] in view.convert(card.frame, to: nil) }")])
  }

  /// What is no geometry stays stored.
  @Test func otherPropertiesStay() {
    #expect(
      proposals("TV1002", swiftClass("A", "let title: String\nfunc f() {\n  label.text = title  // here\n}")) == [])
  }

  @Test func aCallbackThatIsThereGetsTheWork() {
    let text = { (will: String, did: String) in
      self.swiftClass("A: UIViewController", [will, did].filter { !$0.isEmpty }.joined(separator: "\n\n"))
    }
    let will = "func viewWillAppear(_ a: Bool) {  // here\n  super.viewWillAppear(a)\n  begin()\n}"
    let did = "func viewDidAppear(_ a: Bool) {\n  super.viewDidAppear(a)\n  go()"
    #expect(
      proposals("TV505", text(will, did + "\n}")) == [
        text(
          will,
          "func viewWillDisappear(_ a: Bool) {\n  super.viewWillDisappear(a)\n  go()\n}"),
        text("", did + "\n  begin()\n}"),
      ])
  }

  @Test func aControllerThatIsNotTheSheetTellsItsDelegate() {
    let text = { (line: String) in
      self.swiftClass(
        "Inbox: UIViewController",
        "func presentationControllerDidDismiss(_ p: UIPresentationController) {  // here\n  x = 1\n}")
        + self.swiftClass("Sheet: UIViewController", "func close() {\n  dismiss(animated: true)\(line)\n}")
    }
    let told =
      "\n  if let presentationController {"
      + "\n    presentationController.delegate?.presentationControllerDidDismiss?(presentationController)\n  }"
    #expect(proposals("TV1102", text("")) == [text(told)])
  }

  @Test func anObjectOfUIKitIsReplacedByOneThatRemembers() {
    let text = swiftClass(
      "A",
      "let driver = UIPercentDrivenInteractiveTransition()\nfunc f(_ pan: UIPanGestureRecognizer) {\n"
        + "  switch pan.state {\n  case .began: start()\n  case .ended:\n    if a || b, c { driver.finish() } else { driver.cancel() }  // here\n"
        + "  default: driver.cancel()\n  }\n}")
    let changed = proposals("TV204", text).first ?? ""
    #expect(changed.contains("let driver = RememberingInteractiveTransition()"))
    #expect(changed.contains("driver.conclude(finishing: (a || b) && c)  // here"))
    #expect(changed.contains("default: driver.conclude(finishing: false)"))
    #expect(changed.contains("case .began:\n      driver.earlyOutcome = nil\n      start()\n"))
    #expect(changed.contains("\n}\n\n/// Drives a transition"))
    #expect(ChangeProposer.isSound(changed))
  }

  /// Without a gesture that is followed nothing tells when one drives.
  @Test func aFlagNeedsAGesture() {
    let members = { (handler: String) in
      self.swiftClass("D: UIPercentDrivenInteractiveTransition", handler)
        + self.swiftClass(
          "A",
          "let driver: D?\nfunc interactionControllerForDismissal() -> UIViewControllerInteractiveTransitioning? {\n"
            + "  return driver  // here\n}")
    }
    #expect(proposals("TV205", members("func f() {}")) == [])
    let handler =
      "func f(_ pan: UIPanGestureRecognizer) {\n  switch pan.state {\n  case .began: go()\n  default: break\n  }\n}"
    let changed = proposals("TV205", members("/// Follows.\n" + handler)).first ?? ""
    #expect(changed.contains("return driver?.isInteracting == true ? driver : nil  // here"))
    #expect(changed.contains("{\n  fileprivate(set) var isInteracting = false\n\n  /// Follows.\n"))
    #expect(changed.contains("default: isInteracting = false\n"))
    #expect(ChangeProposer.isSound(changed))
  }

  @Test func theFlagIsSetBeforeThePush() {
    let text = { (lines: [String]) in
      self.swiftClass("A", "func f() {\n" + lines.map { "  \($0)\n" }.joined() + "}")
    }
    let push = "navigationController?.pushViewController(next, animated: true)"
    let flag = "next.useLayoutToLayoutNavigationTransitions = true"
    #expect(proposals("TV703", text([push, flag + "  // here"])) == [text([flag, push])])
  }

  @Test func withoutACoordinatorTheWorkIsDoneAtOnce() {
    let text = { (guarding: String, base: String) in
      self.swiftClass(
        "A: UIPresentationController",
        "func dim() {\n  container.addSubview(cover)  // here\n}\n\nfunc fade() {\n\(guarding)"
          + "  \(base).animate(alongsideTransition: { _ in\n    self.cover.alpha = 1\n  })\n}")
    }
    #expect(
      proposals("TV1201", text("", "presentingViewController.transitionCoordinator?")) == [
        text(
          "  guard let coordinator = presentingViewController.transitionCoordinator else {\n    self.cover.alpha = 1\n"
            + "    return\n  }\n", "coordinator")
      ])
    // What needs the context cannot be done without one.
    let other = text("", "transitionCoordinator?").replacing("_ in", with: "context in")
    #expect(proposals("TV1201", other) == [])
  }

  @Test func anInterruptedAnimationHasEnded() {
    let text = { (parameter: String, line: String) in
      self.swiftClass(
        "A", "func f() {\n  UIView.animate(withDuration: 1) {} completion: { \(parameter) in\n\(line)    end()\n  }\n}")
    }
    #expect(proposals("TV1202", text("done", "    guard done else { return }  // here\n")) == [text("_", "")])
    // The blame may be the way out.
    #expect(
      proposals("TV1202", text("done", "    guard done else {\n      return  // here\n    }\n")) == [text("_", "")])
  }

  @Test func aPausedAnimatorIsStoppedBeforeItIsLetGo() {
    let text = { (line: String) in
      self.swiftClass(
        "A",
        "private var run: UIViewPropertyAnimator?\nfunc f() {\n  self.run?.pauseAnimation()  // here\n}\nfunc g() {\n\(line)  self.run = nil\n}"
      )
    }
    #expect(proposals("TV209", text("")) == [text("  self.run?.stopAnimation(true)\n")])
  }

  @Test func aFlagIsSetInsteadOfTurnedOver() {
    let text = { (on: String, off: String) in
      self.swiftClass(
        "A",
        "private var isLit = true\nfunc viewDidAppear(_ a: Bool) {  // here\n  \(on)\n}\nfunc viewWillDisappear(_ a: Bool) {\n  \(off)\n}"
      )
    }
    #expect(
      proposals("TV506", text("isLit.toggle()", "isLit.toggle()")) == [text("isLit = false", "isLit = true")])
  }
}
