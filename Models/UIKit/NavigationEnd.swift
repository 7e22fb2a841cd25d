// How pushes and pops end.

/// NAV-01, NAV-02: from.DD, to.DA, `didMove`, `didShow`.
func commitNavigation(_ transition: NavigationTransition) {
  guard let navigation = transition.navigation else { return }
  transition.endLayoutChange(true)
  if transition.isNested { putRight(transition) }
  transition.from?.loadedView?.removeFromSuperview()
  if let former = transition.from, former.appearanceState != .disappeared {
    arrive(former, false, transition.isAnimated)
  }
  // Otherwise it goes with its container.
  if let next = transition.to, navigation.appearanceState == .appeared { arrive(next, true, transition.isAnimated) }
  transition.isReleased = true
  keptFlags = nil
  keptBar = nil
  settleStack(of: navigation, instead: transition.formerStack)
  if let next = transition.to {
    asOwner(nil) {
      navigation.askedDelegate?.navigationController(navigation, didShow: next, animated: transition.isAnimated)
    }
  }
  runTail(transition, true)
}

/// NAV-05: "finishing up a navigation transition in an unexpected state". Stack and screen can disagree.
private func putRight(_ transition: NavigationTransition) {
  guard let navigation = transition.navigation, let top = navigation.children.last else { return }
  if top === transition.to { return }
  mayPrint(ConsoleMessage.isUnbalanced)
  console(ConsoleMessage.unexpectedState)
  // F-10, for versions and animators that are not fluid.
  if choose(
    .F10, ["a nested push or pop leaves the screen behind the stack", "a nested push or pop is shown at the end"]) == 0
  {
    return
  }
  if let skipped = transition.to { leave(skipped, transition.isAnimated) }
  transition.to = top
  if top === transition.from { transition.from = nil }
  navigation.contentView?.addSubview(top.view)
}

/// Nothing of it is shown any more.
private func leave(_ controller: UIViewController, _ animated: Bool) {
  sendWill(controller, false, animated)
  controller.loadedView?.removeFromSuperview()
  sendDid(controller, false, animated)
}

/// NAV-04: the stack is restored, `didShow` is not sent.
func rollBackNavigation(_ transition: NavigationTransition) {
  guard let navigation = transition.navigation else { return }
  transition.endLayoutChange(false)
  for controller in navigation.children where !transition.formerStack.contains(where: { $0 === controller }) {
    controller.parent = nil
  }
  navigation.children = transition.formerStack
  if transition.animator == nil { transition.to?.loadedView?.removeFromSuperview() }
  if transition.isFluid, let controller = transition.from, listens(controller, "viewDidDisappear(_:)"),
    choose(
      .F08,
      ["a cancelled fluid pop ends in viewDidAppear", "a cancelled fluid pop sends viewDidDisappear before appeared"])
      == 1
  {
    // F-08: as Apple's text has it, against its figure.
    turnBackByText(transition, controller)
  } else {
    turnBack(transition)
  }
  transition.isReleased = true
  keptFlags?.isOpen = true
  keptBar?.isOpen = true
  runTail(transition, false)
}

private func turnBackByText(_ transition: NavigationTransition, _ returning: UIViewController) {
  for controller in transition.abandoned { settle(controller, false, transition.isAnimated) }
  reverse(returning, true, transition.isAnimated)
  callDid(returning, false, transition.isAnimated)
  returning.appearanceState = .appeared
}

/// F-30: what a cancelled transition's animator has left of the controller that is not shown after all.
func sweepContent(_ transition: NavigationTransition) {
  if transition.committed || transition.animator == nil { return }
  guard let view = transition.to?.loadedView, let content = transition.container, view.superview === content else {
    return
  }
  if choose(
    .revealedView,
    [
      "what a cancelled transition left in the container stays",
      "UIKit removes what a cancelled transition left in the container",
    ]) == 1
  {
    view.removeFromSuperview()
  }
}
