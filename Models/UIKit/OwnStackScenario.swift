// TV702: containers of the app's own that keep a stack of their children.

/// A presented container that keeps a list of controllers and shows the last of it, as its code says.
///
/// Pages are put on it and taken off at any time, also while it still animates the last change.
class OwnStackScenario: ModalScenario {
  /// The last page was on the screen when all was at rest: the list is what the container shows.
  var hasShownTop = false
  /// Where the view of a page was taken out last.
  var removal: Site?

  /// The list of the container; nil while it does not exist.
  func stack(of container: UIViewController) -> [UIViewController]? { nil }

  /// The list of the container that is shown; nil where nobody knows its pages.
  var pages: [UIViewController]? {
    guard let container = presented, let list = stack(of: container) else { return nil }
    return isUnknown(list) || list.contains(where: { isUnknown($0) }) ? nil : list
  }

  /// How many pages are put on one another.
  var mostPages: Int { 2 }
  /// Whether one more may be put on top.
  var takesPage: Bool { (pages?.count ?? mostPages) < mostPages && !mainRunLoop.isCrowded }

  /// A list that a client sets: the page that is shown alone, or a new one.
  func makePages() -> [UIViewController] {
    if let top = pages?.last, mayHappen("the page that is shown stays, and those below it go", by: .client) {
      return [top]
    }
    return [makeController()]
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    if !isSettled() { return }
    guard let container = presented, let view = container.loadedView, view.window != nil else {
      hasShownTop = false
      return
    }
    guard let top = pages?.last else { return }
    let isShown = top.loadedView?.isDescendant(of: view) == true
    if hasShownTop { judgeOwnStack(isShown, of: container, at: removal) }
    hasShownTop = isShown
    removal = nil
  }
}

private func judgeOwnStack(_ isShown: Bool, of container: UIViewController, at site: Site?) {
  check(
    isShown, .TV702, "the page on top of the container's own stack is not on the screen", as: .topIsNotShown, at: site,
    about: container)
}

/// Called by `UIView` when app code takes a view out.
func noteRemoval(of view: UIView) {
  guard let world = scenario as? OwnStackScenario, view.owningController != nil, let site = here() else { return }
  world.removal = site
}
