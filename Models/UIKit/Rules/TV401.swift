// TV401 chrome-follows-container

/// The window has changed its size; called before layout. A presentation controller places its views itself (ROT-04),
/// unless masks or constraints hold them.
func markChromeOutdated(_ presentation: UIPresentationController) {
  for view in placedViews(presentation) { view.changePlacement { $0.isOutdated = true } }
}

/// After layout, with everything that the app animates alongside: whatever has not been placed anew is in its old place.
func judgeChromeLayout(_ presentation: UIPresentationController) {
  for view in placedViews(presentation) {
    let isOutdated = view.placement?.isOutdated ?? false
    check(
      !isOutdated, .TV401,
      view === presentation.presentedView
        ? "the presented view keeps its frame when the container changes its size"
        : "a view as large as the container keeps its size when the container changes its size",
      as: view === presentation.presentedView ? .presentedViewKeepsFrame : .chromeKeepsSize,
      at: cause(of: view, presentation), about: view.owningController ?? view)
    // Reported, and forgotten.
    view.changePlacement { $0.isOutdated = false }
  }
}

/// The presented view is placed in many places, but to be placed anew in one.
private func cause(of view: UIView, _ presentation: UIPresentationController) -> Site? {
  if let site = view.addedAt { return site }
  if view !== presentation.presentedView { return view.placement?.frame?.madeAt }
  return declaration(of: presentation, "containerViewWillLayoutSubviews()")
    ?? declaration(of: presentation, "containerViewDidLayoutSubviews()")
    ?? view.placement?.frame?.madeAt ?? declaration(of: presentation, "presentationTransitionWillBegin()")
}

/// The presented view where the presentation controller proposes a frame, and chrome as large as the container, whoever has
/// left it there: an animator's backdrop lasts as long as the container, too.
private func placedViews(_ presentation: UIPresentationController) -> [UIView] {
  guard let container = presentation.containerView else { return [] }
  let proposes = listens(presentation, "frameOfPresentedViewInContainerView")
  return (container.subviews + viewsBesideContainer(of: presentation)).filter { view in
    guard !view.isHeld, let frame = view.placement?.frame else { return false }
    if view === presentation.presentedView { return proposes && !isStretched(view, frame) }
    if view.owningController != nil || frame.shape != .container { return false }
    return view.addedBy === presentation || view.addedBy == nil
  }
}

/// Whether the mask of a controller's view keeps it as large as the container: one that UIViewController makes, or Interface
/// Builder, has a flexible width and height (developer.apple.com, `UIViewController.loadView()`, for what it makes; the scenes
/// of storyboards say `<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>`). One that code
/// makes has no mask (`UIView.autoresizingMask`: "The default value of this property is none").
private func isStretched(_ view: UIView, _ frame: CGRect) -> Bool {
  guard frame.shape == .container, let controller = view.owningController else { return false }
  return !listens(controller, "loadView()")
}
