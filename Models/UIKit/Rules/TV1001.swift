// TV1001 final-frame-honoured

/// Called when the step that committed the transition is over.
func judgeFinalFrame(_ transition: Transition) {
  guard transition.committed, let controller = transition.toController else { return }
  if transition.animator == nil {
    // UIKit places what it moves itself.
    if let view = controller.loadedView, view.placement?.frame?.shape == .outdated { view.setFrame(nil) }
    return
  }
  // What is not seen is TV301's business.
  guard let view = transition.touchableView(of: controller), !view.isHeld, isShown(view) else { return }
  if view.placement?.isOfAssumedStyle ?? false {
    view.setFrame(nil)
    return
  }
  if view.placement?.missedRotation ?? false {
    judgeRotated(transition, view)
    view.setFrame(nil)
    return
  }
  let final = transition.finalFrame(of: controller)
  // What has the size of before was given none where it was put into the container.
  let place = (shape(of: view.frame) == .outdated ? transition.shownAt : nil) ?? transition.completedAt
  check(
    !misses(shape(of: view.frame), shape(of: final)) || transition is NavigationTransition && isResized(view), .TV1001,
    "the transition is completed, but the frame of the view is not its final frame", at: place,
    about: controller)
  // Reported, and forgotten.
  if view.placement?.frame?.shape == .outdated { view.setFrame(nil) }
}

/// Of pages that others cover in a stack nothing is documented: what is known of them was seen (ROT-06).
private func isResized(_ view: UIView) -> Bool {
  shape(of: view.frame) == .outdated
    && !mayHappen("UIKit leaves the size of a page that was covered to the animator", by: .code)
}

/// Whether a frame certainly is not the final one: computed ones may be.
private func misses(_ frame: CGRect.Shape, _ final: CGRect.Shape) -> Bool {
  switch frame {
  case .zero, .constant, .outdated: return final != .zero
  // A presentation controller that proposes a frame places nothing by itself (ROT-04).
  case .initial, .container: return final == .computed || final == .constant
  case .computed: return false
  }
}
