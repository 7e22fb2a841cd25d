// TV301 to-view-visible

func judgeVisibility(_ transition: Transition) {
  if transition.animator == nil || !transition.committed { return }
  // Code that nobody knows may have shown it, even if somewhere else.
  if transition.isHandedOver { return }
  guard let view = transition.toController?.loadedView else { return }
  if (transition.isHandedOver || transition.isContainerHandedOver) && !isShown(view)
    && !mayHappen("the code that has the container shows nothing in it", by: .code)
  {
    return
  }
  check(
    isShown(view), .TV301, "the transition is completed, but the view it leads to is not on the screen",
    at: transition.completedAt, about: transition.toController)
}
