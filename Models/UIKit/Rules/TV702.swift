// TV702 nav-stack-matches-screen

/// A settled state: every navigation controller on the screen shows the top of its stack, and so do its bars (NAV-04,
/// NAV-05).
func judgeStacks(from controller: UIViewController) {
  if let world = scenario as? ContainerScenario, world.keepsStack, controller === world.container {
    judgeOwnStack(controller)
  }
  if let navigation = controller as? UINavigationController, navigation.loadedView?.window != nil {
    judgeStack(navigation)
  }
  for child in controller.children { judgeStacks(from: child) }
  if let presented = controller.presentedChild { judgeStacks(from: presented) }
}

private func judgeStack(_ navigation: UINavigationController) {
  guard let top = navigation.topViewController else { return }
  let shown = navigation.shownController
  check(
    shown == nil || shown === top, .TV702, "the top of the navigation stack is not the controller on the screen",
    as: .topIsNotShown,
    about: navigation)
  if let view = navigation.loadedView { judgeBars(in: view, top) }
}

/// A container that pushes and pops pages of its own, as a navigation controller does (NAV-04): the end of its list is on
/// the screen. Another list may hold what is not shown, so it is enough that one does; a page that its code has never put
/// anywhere may be meant for later.
private func judgeOwnStack(_ container: UIViewController) {
  if container.loadedView?.window == nil || container.presentedChild != nil { return }
  let tops = ownLists(of: container).compactMap { $0.last }.filter { !isUnknown($0) }
  if tops.contains(where: { $0.loadedView?.window != nil }) { return }
  guard let top = tops.first, let site = top.viewMovedAt else { return }
  check(
    false, .TV702, "the top of the container's own stack is not on the screen", as: .topIsNotShown, at: site,
    about: container)
}

/// A bar of the app's own that shows controllers' items.
private func judgeBars(in view: UIView, _ top: UIViewController) {
  if view.owningController != nil && view.owningController !== top.parent { return }
  if let bar = view as? UINavigationBar, let shown = bar.topItem, shown.controller != nil {
    check(
      shown === top.assignedNavigationItem, .TV702, "the bar shows another controller than the navigation stack",
      as: .barShowsAnother,
      about: bar)
  }
  for subview in view.subviews { judgeBars(in: subview, top) }
}

/// A stored list of a navigation delegate that was the end of the stack when a pop was requested: the app keeps book.
final class KeptList {
  weak var navigation: UINavigationController?
  /// Whose it is.
  weak var keeper: AnyObject?
  /// Which of the stored properties.
  let place: Int
  let count: Int
  let stackCount: Int
  /// No code under test has asked for the pop.
  let isUsers: Bool

  init(
    _ navigation: UINavigationController, _ keeper: AnyObject, _ place: Int, _ count: Int, _ stackCount: Int
  ) {
    self.navigation = navigation
    self.keeper = keeper
    self.place = place
    self.count = count
    self.stackCount = stackCount
    isUsers = here() == nil
  }
}

/// Ghost: from the last pop to rest.
var keptList: KeptList?

func noteKeptList(_ transition: NavigationTransition) {
  guard transition.operation == .pop, let navigation = transition.navigation,
    let keeper = answering(navigation.askedDelegate)
  else { return }
  let former = transition.formerStack
  for (place, value) in ownValues(of: keeper).enumerated() where !isUnknown(value) {
    guard let list = value as? [UIViewController], isEnd(list, of: former), !list.isEmpty else { continue }
    keptList = KeptList(navigation, keeper, place, list.count, former.count)
    return
  }
}

private func isEnd(_ list: [UIViewController], of stack: [UIViewController]) -> Bool {
  if list.count > stack.count { return false }
  let rest = stack.count - list.count
  return list.indices.allSatisfy { list[$0] === stack[rest + $0] }
}

/// Called at the end of every step. NAV-04: a cancelled pop has changed nothing. A list that a pop has not changed may be
/// meant to keep what has been there, unless it has followed one before.
func judgeKeptList() {
  guard let kept = keptList, isSettled() else { return }
  keptList = nil
  guard let navigation = kept.navigation, let keeper = kept.keeper else { return }
  let value = ownValues(of: keeper)[kept.place]
  if isUnknown(value) { return }
  guard let list = value as? [UIViewController] else { return }
  let popped = kept.stackCount - navigation.children.count
  let isRight = list.count == max(0, kept.count - popped) && isEnd(list, of: navigation.children)
  if popped > 0 {
    if isRight { navigation.listFollowsPops = true }
    if !kept.isUsers || !navigation.listFollowsPops { return }
  }
  check(
    isRight, .TV702,
    popped > 0
      ? "the list that is kept beside the navigation stack still has what the user has popped"
      : "the list that is kept beside the navigation stack has lost what a cancelled pop has not removed",
    as: .topIsNotShown,
    at: declaration(of: keeper, "navigationController(_:willShow:animated:)")
      ?? declaration(of: keeper, "navigationController(_:didShow:animated:)"),
    about: navigation)
}
