// Requests to a navigation controller (SCH-02): the stack changes at once, the screen with the next layout pass.

/// Removes everything above the first `count` controllers. Answers what is removed.
func requestPop(
  of navigation: UINavigationController, leaving count: Int, _ animated: Bool, bySwipe isSwiped: Bool = false
) -> [UIViewController] {
  let former = navigation.children
  if count < 1 || count >= former.count { return [] }
  requestStack(Array(former.prefix(count)), of: navigation, animated, bySwipe: isSwiped)
  return Array(former.dropFirst(count))
}

func requestStack(
  _ requested: [UIViewController], of navigation: UINavigationController, _ animated: Bool,
  bySwipe isSwiped: Bool = false
) {
  // A controller that nobody defines is there all the same, and says nothing.
  let stack = requested.map { UIViewController.standing(for: $0) }
  let interrupted = finishFluidTransition(of: navigation)
  if keptList?.navigation === navigation { keptList = nil }
  var former = navigation.children
  changeStack(of: navigation, to: stack)
  if let running = navigation.runningTransition {
    if running.isUnderWay {
      // NAV-05: nested; what becomes of it is decided when the running transition ends.
      running.isNested = true
      console(stack.count < former.count ? ConsoleMessage.nestedPop : ConsoleMessage.nestedPush)
      return
    }
    // A request that is not animated has shown nothing yet: the next one takes its place.
    former = running.formerStack
    retire(running)
    clear(running)
  }
  showTop(of: navigation, instead: former, animated, isSwiped)
  // NAV-06: the next one starts in the same turn of the run loop.
  if interrupted, let next = navigation.runningTransition { start(next) }
}

/// NAV-03, T-22: the `willMove` callbacks come with the request.
private func changeStack(of navigation: UINavigationController, to stack: [UIViewController]) {
  let former = navigation.children
  for controller in stack where !former.contains(where: { $0 === controller }) {
    asOwner(nil) { controller.willMove(toParent: navigation) }
    controller.parent = navigation
  }
  navigation.children = stack
  for controller in former where !stack.contains(where: { $0 === controller }) {
    asOwner(nil) { controller.willMove(toParent: nil) }
  }
}

/// Shows the top controller: by a transition if the navigation controller is on the screen and its top changes.
private func showTop(
  of navigation: UINavigationController, instead former: [UIViewController], _ animated: Bool, _ isSwiped: Bool
) {
  // NAV-05: the screen may be behind the stack.
  let from = navigation.shownController ?? former.last
  let to = navigation.children.last
  if from === to {
    settleStack(of: navigation, instead: former)
    return
  }
  if navigation.loadedView?.window == nil {
    if let content = navigation.contentView {
      from?.loadedView?.removeFromSuperview()
      if let controller = to { content.addSubview(controller.view) }
    }
    settleStack(of: navigation, instead: former)
    return
  }
  let isPop = former.contains { $0 === to }
  let transition = NavigationTransition(
    navigation, isPop ? .pop : .push, from: from, to: to, instead: former,
    isAnimated: from != nil && isReallyAnimated(animated))
  transition.isSwiped = isSwiped
  begin(transition)
}

/// The controllers that have come and gone learn of it (NAV-01, NAV-03).
func settleStack(of navigation: UINavigationController, instead former: [UIViewController]) {
  let stack = navigation.children
  asOwner(nil) {
    for controller in stack where !former.contains(where: { $0 === controller }) {
      controller.didMove(toParent: navigation)
    }
    for controller in former where !stack.contains(where: { $0 === controller }) {
      if controller.parent === navigation { controller.parent = nil }
      controller.didMove(toParent: nil)
    }
  }
}

private func begin(_ transition: NavigationTransition) {
  forgetLeftovers()
  noteRequestingGesture(transition)
  noteKeptList(transition)
  activeTransitions.append(transition)
  transition.loadTarget(0)
  if transition.isAnimated && isAskedInside(transition) { transition.ask() }
}

/// F-49; whether the swipe from the edge begins is decided at once.
private func isAskedInside(_ transition: NavigationTransition) -> Bool {
  let delegate = answering(transition.navigation?.askedDelegate)
  if transition.isSwiped || !listens(delegate, "navigationController(_:animationControllerFor:from:to:)") {
    return true
  }
  return choose(
    .F49, ["the navigation delegate is asked inside the call", "the navigation delegate is asked at the start"]) == 0
}

/// NAV-06: new requests may come at any time. The interrupted transition is not cancelled; it reaches its end at once.
/// Answers whether there was one.
private func finishFluidTransition(of navigation: UINavigationController) -> Bool {
  guard let running = navigation.runningTransition, running.isFluid, running.isUnderWay else { return false }
  if !running.hasStarted { start(running) }
  if !running.isFluid || running.phase != .inFlight { return false }
  end(running, !running.transitionWasCancelled)
  return true
}
