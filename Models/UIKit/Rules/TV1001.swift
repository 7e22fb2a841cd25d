// TV1001 final-frame-honoured

/// Called when the step that committed the transition is over.
func judgeFinalFrame(_ transition: Transition) {
  guard transition.committed, transition.animator != nil, let controller = transition.toController else {
    return
  }
  // What is not seen is TV301's business.
  guard let view = transition.touchableView(of: controller), !view.isHeld, isShown(view) else { return }
  if view.placement?.missedRotation ?? false {
    judgeRotated(transition, view)
    view.setFrame(nil)
    return
  }
  let final = transition.finalFrame(of: controller)
  check(
    !misses(shape(of: view.frame), shape(of: final)), .TV1001,
    "the transition is completed, but the frame of the view is not its final frame", at: transition.completedAt,
    about: controller)
  // Reported, and forgotten.
  if view.placement?.frame?.shape == .outdated { view.setFrame(nil) }
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
