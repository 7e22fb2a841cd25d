// A split view controller in a narrow window: the primary alone, which takes over what the secondary shows.

extension UISplitViewController {
  /// Called when the view is loaded, before anything is shown.
  func collapse() {
    isCollapsed = true
    if let alone = compactColumn {
      for child in children { leave(child) }
      place(alone, 0)
      return
    }
    guard children.count == 2 else { return }
    let main = children[0]
    let detail = children[1]
    let isHandled = delegate?.splitViewController(self, collapseSecondary: detail, onto: main) ?? false
    leave(detail)
    if !isHandled, let stack = main as? UINavigationController {
      // Of another primary the secondary is lost.
      requestStack(stack.children + contents(of: detail), of: stack, false)
    }
  }

  /// On a navigation controller, or presented.
  func push(_ controller: UIViewController) {
    guard let stack = children.first as? UINavigationController else {
      present(controller, animated: true)
      return
    }
    judgeNavigation(stack)
    requestStack(stack.children + contents(of: controller), of: stack, true)
  }

  /// A navigation controller cannot be pushed: UIKit keeps it in the stack by private means, and its bar is not shown. Here
  /// what it contains takes its place.
  private func contents(of controller: UIViewController) -> [UIViewController] {
    guard let inner = controller as? UINavigationController else { return [controller] }
    let stack = inner.children
    requestStack([], of: inner, false)
    return stack
  }
}

/// Whether a split view controller is on the screen: as long as it is, the width of the window stays what it was.
func showsSplit(_ controller: UIViewController?) -> Bool {
  guard let root = controller else { return false }
  return root is UISplitViewController || root.children.contains { showsSplit($0) }
}
