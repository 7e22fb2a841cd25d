// TV702 nav-stack-matches-screen

/// A settled state: every navigation controller on the screen shows the top of its stack, and so do its bars (NAV-04,
/// NAV-05).
func judgeStacks(from controller: UIViewController) {
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
