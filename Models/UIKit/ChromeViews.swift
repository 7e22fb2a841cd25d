// What a presentation controller has put beside what it presents.

/// Which views of a presentation are its presentation controller's, from back to front.
func chromeViews(of presentation: UIPresentationController) -> [UIView] {
  guard let inside = presentation.containerView?.subviews else { return [] }
  let views = inside + viewsBesideContainer(of: presentation)
  // What an animator leaves is nobody's any more (`unmark`), also if the presentation controller is its own.
  let isAnimator = presentation is UIViewControllerAnimatedTransitioning
  return views.filter { view in
    if view.owningController != nil || holdsPresented(view, presentation) { return false }
    return view.addedBy === presentation || (isAnimator && view.addedBy == nil)
  }
}

private func holdsPresented(_ view: UIView, _ presentation: UIPresentationController) -> Bool {
  presentation.presentedViewController.loadedView?.isDescendant(of: view) ?? false
}

/// What a presentation controller has put into the window, in front of its container.
func viewsBesideContainer(of presentation: UIPresentationController) -> [UIView] {
  presentation.containerView?.window?.subviews.filter { $0.addedBy === presentation } ?? []
}
