// ROT-01: the traits that change with a size, for those who hear of them.

/// Whether the size classes change with the window's size; nobody asks when nobody hears of it.
func traitsChange(_ root: UIViewController, _ presentations: [UIPresentationController]) -> Bool {
  if !hearsTraits(root) && !presentations.contains(where: { hearsTraits($0) }) { return false }
  return mayHappen("the size classes change with the size of the window")
}

private func hearsTraits(_ presentation: UIPresentationController) -> Bool {
  listens(presentation, "willTransition(to:with:)") || hearsTraits(presentation.presentedViewController)
}

private func hearsTraits(_ controller: UIViewController) -> Bool {
  if listens(controller, "willTransition(to:with:)") || listens(controller, "traitCollectionDidChange(_:)") {
    return true
  }
  return controller.children.contains { hearsTraits($0) }
}

/// Before the change: the root, its children, then the presentation controllers.
func sendTraits(
  _ root: UIViewController, _ presentations: [UIPresentationController], _ coordinator: SizeTransitionCoordinator
) {
  if isOnScreen(root) { root.deliverTraits(currentTraits(), coordinator) }
  for presentation in presentations {
    asOwner(presentation) { presentation.willTransition(to: currentTraits(), with: coordinator) }
  }
}

/// What `UIPresentationController.willTransition(to:with:)` does when it is not overridden, or as `super`.
func forwardTraits(
  _ presentation: UIPresentationController, _ traits: UITraitCollection,
  _ coordinator: UIViewControllerTransitionCoordinator
) {
  let presented = presentation.presentedViewController
  if presented.isViewLoaded && !isOnScreen(presented) && activeTransitions.isEmpty { return }
  presented.deliverTraits(traits, coordinator)
}

extension UIViewController {
  func deliverTraits(_ traits: UITraitCollection, _ coordinator: UIViewControllerTransitionCoordinator) {
    deliver(self, "willTransition(to:with:)") { willTransition(to: traits, with: coordinator) }
  }
}

/// After the change.
func announceTraits(_ controller: UIViewController) {
  if isOnScreen(controller) {
    controller.traitCollectionDidChange(nil)
    for child in controller.children { announceTraits(child) }
  }
  if let presented = controller.presentedChild { announceTraits(presented) }
}
