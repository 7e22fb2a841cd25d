// What the machine must never contradict, whatever its client calls. A crash in the machine itself is an internal error:
// a defect of the machine, not of the code under test.

/// Judges a state.
func checkInvariants() {
  checkNothingIsRunning()
  checkWindows()
  for window in shownWindows {
    checkTree(window, depth: 0)
    if let root = window.rootViewController { checkFamily(root, depth: 0) }
    checkContainers(in: window)
  }
  for transition in activeTransitions { checkTransition(transition) }
  checkIdleness()
}

/// At rest each controller believes of its appearance what is shown.
func checkAppearance() {
  for window in shownWindows {
    if let root = window.rootViewController { checkAppearance(of: root) }
  }
}

private func checkAppearance(of controller: UIViewController) {
  if let expected = expectedAppearance(controller) {
    expect(controller.appearanceState == expected, "a controller has been told something else than what is shown")
  }
  for child in controller.children { checkAppearance(of: child) }
  if let presented = controller.presentedChild { checkAppearance(of: presented) }
}

/// Between two events no code runs.
private func checkNothingIsRunning() {
  expect(currentOwner == nil, "code runs on somebody's behalf between two events")
  expect(currentAnimation == nil, "an animation block is open between two events")
  expect(currentAlongside == nil, "an alongside block runs between two events")
  expect(currentGesture == nil, "a gesture's action runs between two events")
  expect(endedTransitions.isEmpty, "a transition that ended has not been concluded")
  expect(mainRunLoop.delays == nil, "the event is not over")
}

/// The key window is shown, and no window twice.
private func checkWindows() {
  guard let key = keyWindow else { return expect(shownWindows.isEmpty, "windows are shown, and none is the key one") }
  expect(key.isListed, "the key window is not shown")
  for window in shownWindows {
    expect(shownWindows.filter { $0 === window }.count == 1, "a window is shown twice")
    expect(!window.isHidden, "a window is shown and hidden")
  }
}

/// Superviews and subviews agree, and nothing contains itself.
private func checkTree(_ view: UIView, depth: Int) {
  expect(depth < 24, "the view hierarchy has a cycle")
  for (index, child) in view.subviews.enumerated() {
    expect(child.superview === view, "a subview has another superview")
    expect(view.subviews.firstIndex { $0 === child } == index, "a view is its superview's subview twice")
    checkTree(child, depth: depth + 1)
  }
}

/// A controller agrees with its view, its children and those whom it presents.
private func checkFamily(_ controller: UIViewController, depth: Int) {
  expect(depth < 12, "controllers contain or present themselves")
  if let view = controller.loadedView {
    expect(view.owningController === controller, "a root view belongs to another controller")
    if view.superview == nil { checkTree(view, depth: 0) }
  }
  if let forwarding = controller.appearanceForwarding {
    expect(forwarding.level >= 0, "the level of appearance is negative")
  }
  for (index, child) in controller.children.enumerated() {
    expect(child.parent === controller, "a child has another parent")
    expect(controller.children.firstIndex { $0 === child } == index, "a controller is a child twice")
    checkFamily(child, depth: depth + 1)
  }
  checkContainer(controller)
  guard let presented = controller.presentedChild else { return }
  expect(presented.modalPresenter === controller, "a presented controller has another presenter")
  checkFamily(presented, depth: depth + 1)
}

/// What a navigation or tab bar controller shows is one of its own. Nested pushes and pops may leave the screen behind
/// the stack (NAV-05), so that what is shown need not be the top.
private func checkContainer(_ controller: UIViewController) {
  if let tabs = controller as? UITabBarController {
    let current = tabs.selected
    expect(tabs.children.isEmpty == (current == nil), "tabs are there, and none is selected")
    expect(current == nil || tabs.children.contains { $0 === current }, "a controller is selected that is no tab")
    let changes = activeTransitions.filter { ($0 as? TabTransition)?.owner === tabs }
    expect(changes.count < 2, "a tab bar controller has two transitions")
    if let content = tabs.contentView, changes.isEmpty { checkContent(content, current) }
  } else if let navigation = controller as? UINavigationController {
    let changes = activeTransitions.filter { ($0 as? NavigationTransition)?.navigation === navigation }
    expect(changes.count < 2, "a navigation controller has two transitions")
  }
}

/// Without a transition a container shows one controller at most, and no other than the selected one.
private func checkContent(_ content: UIView, _ current: UIViewController?) {
  for view in content.subviews {
    guard let shown = view.owningController else { continue }
    expect(shown === current, "a tab is shown that is not selected")
  }
}

/// An active transition has its phase and those who take part.
private func checkTransition(_ transition: Transition) {
  expect(transition.phase != .over, "a transition that is over is active")
  expect(
    transition.phase != .starting && transition.phase != .ending, "a start or an end takes more than an event")
  expect(transition.fromController != nil, "a transition has nothing that it leaves")
  expect(transition.toController != nil, "a transition has nothing that it leads to")
  expect(transition.heldCompletion == nil, "a completion is still held back")
  if transition.phase == .inFlight { expect(transition.container != nil, "a transition has no container") }
  guard let modal = transition as? ModalTransition else { return }
  if modal.hasAsked { expect(modal.presentation != nil, "a presentation has no presentation controller") }
}

/// One container per presentation, in the window or nowhere.
private func checkContainers(in window: UIWindow) {
  let owners = window.rootViewController.map { presentations(above: $0) } ?? []
  let containers = window.subviews.filter { $0 is UITransitionView && !isLeftBehind($0) }
  for container in containers {
    expect(
      owners.filter { $0.containerView === container }.count == 1, "a container in the window has no presentation")
  }
}

private func isLeftBehind(_ container: UIView) -> Bool {
  container.addedBy is UnmarkedLeftover || container.addedBy is Leftover
}

private func presentations(above controller: UIViewController) -> [UIPresentationController] {
  guard let presented = controller.presentedChild else { return [] }
  let others = presentations(above: presented)
  guard let presentation = presented.assignedPresentationController else { return others }
  return [presentation] + others
}

/// Without a transition nothing of one is left.
private func checkIdleness() {
  if let owner = heldOwner {
    expect(
      activeTransitions.contains { $0.animator === owner && $0.isInteractive },
      "animations are held although nothing is interactive")
  }
  if !activeTransitions.isEmpty { return }
  expect(pendingRequests.isEmpty, "a request waits although nothing is in progress")
  expect(!rotationIsHeld, "a rotation is held although nothing is in progress")
  for window in shownWindows {
    guard let root = window.rootViewController else { continue }
    expect(root.transitionCoordinator == nil, "there is a coordinator although nothing is in progress")
    for presentation in presentations(above: root) {
      expect(presentation.containerView != nil, "a presentation that has begun has no container")
    }
  }
}

private func expect(_ condition: Bool, _ contradiction: String) {
  if !condition { fatalError(contradiction) }
}
