// TV301 to-view-visible

func judgeVisibility(_ transition: Transition) {
  if transition.animator == nil || !transition.committed { return }
  // Code that nobody knows may have shown it, even if somewhere else.
  if transition.isHandedOver { return }
  guard let view = transition.toController?.loadedView else { return }
  if isGoneWithItsPlace(transition) { return }
  if isLeftToOthers(transition, view) { return }
  if let modal = transition as? ModalTransition, !modal.presents, let presenter = modal.presenter {
    if goesItself(presenter) { return }
  }
  if (transition.isHandedOver || transition.isContainerHandedOver) && !isShown(view)
    && !mayHappen("the code that has the container shows nothing in it", by: .code)
  {
    return
  }
  check(
    isShown(view), .TV301, "the transition is completed, but the view it leads to is not on the screen",
    at: transition.completedAt, about: transition.toController)
}

/// Whether the screen in which the transition takes place has itself left the window, with all that is in it. The container
/// of a dismissal always has.
private func isGoneWithItsPlace(_ transition: Transition) -> Bool {
  if let modal = transition as? ModalTransition, !modal.presents { return false }
  return transition.container?.window == nil
}

/// OBJ-03: whoever presents in the custom style has a presentation controller, and that may bring the presented view. An
/// animator that never touches the view leaves it to one that is not in the sources.
private func isLeftToOthers(_ transition: Transition, _ view: UIView) -> Bool {
  guard let modal = transition as? ModalTransition, modal.presents, modal.isVendedByScenario else { return false }
  return modal.style == .custom && view.superview == nil
}
