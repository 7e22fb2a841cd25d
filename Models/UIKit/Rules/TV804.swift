// TV804 alongside-in-view

/// A property of a view that can be animated is about to change.
func noteAlongsideChange(of view: UIView) {
  guard let run = currentAlongside, run.transition.isInteractive, run.transition.isPercentDriven else { return }
  guard isTracked(view), view.window != nil, let container = run.transition.container else { return }
  if view.isDescendant(of: container) { return }
  // TC-07
  check(
    isScrubbed(view, by: run.block, run.transition), .TV804,
    "a view outside the container is animated alongside, but does not follow the gesture", at: here(), about: view)
}
