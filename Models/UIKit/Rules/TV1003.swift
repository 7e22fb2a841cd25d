// TV1003 no-frame-under-transform

/// Called before a view's frame is set by app code.
func judgeTransform(_ view: UIView) {
  if !view.isPlaced || mayNotLayOut { return }
  // What a cancelled transition leads back from is drawn nowhere else for long.
  if isLayingOut && activeTransitions.contains(where: { $0.transitionWasCancelled }) { return }
  check(
    !(view.placement?.transform.isVisible ?? false), .TV1003,
    "the frame of a view is set while its transform is not the identity", at: here(), about: view)
}
