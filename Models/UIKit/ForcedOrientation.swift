// ROT-07: who fills the screen may ask for an orientation of its own; the presentation turns the window then.

/// Called when a presentation starts, before and after its animation has begun.
func forceOrientation(_ transition: ModalTransition, isBeforeAnimation: Bool) {
  guard transition.presents, let presented = transition.presented else { return }
  if isBeforeAnimation {
    if !asksForOrientation(transition, presented) { return }
    if !mayHappen("the presented screen wants another orientation than the present one") { return }
    // F-51
    if choose(
      .F51,
      [
        "a forced orientation comes before the presentation's animation",
        "a forced orientation is part of the presentation's animation",
      ]) == 0
    {
      changeSize()
    } else {
      transition.turnsDuringAnimation = true
    }
  } else if transition.turnsDuringAnimation {
    transition.turnsDuringAnimation = false
    changeSize()
  }
}

/// Only full-screen presentations turn the window, and only somebody who implements the property can tell.
private func asksForOrientation(_ transition: ModalTransition, _ presented: UIViewController) -> Bool {
  transition.presentation?.presentationStyle == .fullScreen
    && listens(presented, "preferredInterfaceOrientationForPresentation")
}
