/// One change of the selected tab (TAB-01, TAB-02).
class TabTransition: ContainerTransition {
  /// The user has tapped the tab: only then the delegate hears of the selection.
  var isTapped = false
  /// TAB-01, M-6: a selection without animator. Both WILLs come inside the setter, what follows with the commit after it.
  var waitsForCommit = false

  override var endsWithCommit: Bool { waitsForCommit }

  var tabs: UITabBarController? { owner as? UITabBarController }
  override var container: UIView? { tabs?.contentView }

  /// Animators of tabs are told the side, if anything.
  override var leadsOn: Bool? {
    guard let children = owner?.children, let next = to else { return nil }
    for child in children {
      if child === from { return true }
      if child === next { return false }
    }
    return nil
  }

  override func prepare() {
    guard let next = to else { return }
    next.loadViewIfNeeded()
    if !isOnStage { return }
    // TAB-01, T-27: the new one first.
    sendWill(next, true, isAnimated)
    if let former = from, former.appearanceState.isTowardsScreen { sendWill(former, false, isAnimated) }
  }

  // TAB-01
  override func commit() {
    sendLeaving()
    sendArriving()
    isReleased = true
    if tabs?.selected !== to { showSelected() }
    // TAB-02
    if isTapped, let controller = tabs, let child = to {
      asOwner(nil) { controller.delegate?.tabBarController(controller, didSelect: child) }
    }
    runTail(self, true)
  }

  override func rollBack() {
    if let former = from, tabs?.children.contains(where: { $0 === former }) == true { tabs?.selected = former }
    takeBack()
    if isOnStage { turnBack(self) }
    isReleased = true
    // F-30: what a cancelled change leaves in the window is its animator's business.
    if tabs?.selected !== from { showSelected() }
    runTail(self, false)
  }

  /// The tabs have been exchanged meanwhile. No source tells of that; at the end the selected one is shown.
  func showSelected() {
    guard let controller = tabs, let content = container else { return }
    for view in content.subviews where view.superview === content {
      guard let shown = view.owningController, shown !== controller.selected else { continue }
      view.removeFromSuperview()
      if shown.appearanceState.isTowardsScreen { settle(shown, false, false) }
    }
    guard let child = controller.selected, child.view.superview !== content else { return }
    content.addSubview(child.view)
    if isOnStage && child.appearanceState != .appeared { arrive(child, true, false) }
  }

  override func letGo() {
    super.letGo()
    isTapped = false
    waitsForCommit = false
  }
}

/// What `selectedIndex`, `selectedViewController` and a tap lead to.
func requestSelection(of controller: UIViewController, in tabs: UITabBarController, isTapped: Bool = false) {
  if tabs.selected === controller || !tabs.children.contains(where: { $0 === controller }) { return }
  // The last of several selections in one turn is the one that is seen. What appears now may change the tabs.
  if let running = tabs.runningTransition, running.waitsForCommit && running.phase == .inFlight {
    commitSelections()
    return requestSelection(of: controller, in: tabs, isTapped: isTapped)
  }
  if tabs.runningTransition != nil {
    // A selection during a transition waits for its end; one is enough.
    assume(pendingRequests.isEmpty)
    pendingRequests.append { requestSelection(of: controller, in: tabs) }
    return
  }
  forgetLeftovers()
  let former = tabs.selected
  let parts = TabTransition(in: tabs, from: former, to: controller, isAnimated: true)
  parts.isTapped = isTapped
  if tabs.contentView?.window != nil, let child = former { ask(parts, tabs, child, controller) }
  tabs.selected = controller
  if parts.animator != nil {
    noteRequestingGesture(parts)
    activeTransitions.append(parts)
    return
  }
  if tabs.contentView == nil {
    parts.letGo()
    return
  }
  // Without an animator the change begins at once.
  let plain = TabTransition(in: tabs, from: former, to: controller, isAnimated: false)
  plain.isTapped = isTapped
  plain.waitsForCommit = true
  activeTransitions.append(plain)
  start(plain)
}

/// The commit at the end of a step: what was selected in it appears.
func commitSelections() {
  for transition in activeTransitions {
    guard let selection = transition as? TabTransition, selection.waitsForCommit, selection.phase == .inFlight else {
      continue
    }
    selection.waitsForCommit = false
    asOwner(nil) { layOutAndEnd(selection) }
  }
}

/// TAB-02; OBJ-04: an interaction controller only if there is an animator.
private func ask(
  _ transition: TabTransition, _ tabs: UITabBarController, _ former: UIViewController, _ next: UIViewController
) {
  judgeTabDelegate(tabs)
  // OBJ-01: a delegate that died is as good as none.
  guard let delegate = tabs.delegate else { return }
  asOwner(nil) {
    let answer = delegate.tabBarController(tabs, animationControllerForTransitionFrom: former, to: next)
    // An animator that nobody defines is taken for a correct one.
    transition.animator = isUnknown(answer) ? ReferenceAnimator() : answer
    noteVendedAnimator(transition)
    guard let animator = transition.animator else { return }
    let controller = delegate.tabBarController(tabs, interactionControllerFor: animator)
    if isUnknown(controller) || controller == nil { return }
    transition.interactor = controller
    if !interactionIsDriven() { transition.answeredAt = here() }
  }
}

/// The user taps tabs: the selected one again, where somebody hears it, or another.
func offerTabTaps(_ tabs: UITabBarController) {
  let isHeard =
    listens(tabs.delegate, "tabBarController(_:shouldSelect:)")
    || listens(tabs.delegate, "tabBarController(_:didSelect:)")
  for child in tabs.children where child !== tabs.selected || isHeard {
    offerTap(by: child, child === tabs.selected ? .userTapsSelectedTab : .userTapsTab) { tapTab(child, tabs) }
  }
}

/// TAB-02
func tapTab(_ child: UIViewController, _ tabs: UITabBarController) {
  if let delegate = tabs.delegate, !delegate.tabBarController(tabs, shouldSelect: child) { return }
  if child === tabs.selected {
    tabs.delegate?.tabBarController(tabs, didSelect: child)
  } else {
    requestSelection(of: child, in: tabs, isTapped: true)
  }
}
