// Animations of views that leave their window end there and then: Core Animation takes them away with the layer, and tells
// that they have not finished (developer.apple.com, `CAAnimationDelegate.animationDidStop(_:finished:)`: "The animation may
// have ended … because it has been removed from the layer it is attached to"; wnagrodzki/AnimationRestoration, README: so it
// goes "when view backed by the layer is removed from window").

extension AnimationBlock {
  /// The smallest view in a window that holds all that the block animates, as far as the machine follows it; nil where
  /// there is none, or it cannot leave.
  var stage: UIView? {
    var stage: UIView?
    for view in formerValues.map({ $0.view }) + laidOut where view.window != nil {
      stage = stage == nil ? view : smallestView(around: stage, view)
    }
    return stage is UIWindow ? nil : stage
  }
}

extension UIView {
  /// The view itself, where it is in a window.
  var stage: UIView? { window == nil ? nil : self }
}

extension PendingWork {
  /// Something else is animated together with it.
  func widenStage(to other: UIView?) {
    stage = smallestView(around: stage, other)
    if stage is UIWindow { stage = nil }
  }
}

/// The smallest view that holds both; nil where one of them is unknown.
private func smallestView(around one: UIView?, _ other: UIView?) -> UIView? {
  guard let view = other else { return nil }
  var stage = one
  while let smallest = stage, !view.isDescendant(of: smallest) { stage = smallest.superview }
  return stage
}

/// A view has left its window or come to one, with everything inside it.
func noteStages(in view: UIView, areGone: Bool) {
  for work in mainRunLoop.pending where work.kind == .animation {
    if let stage = work.stage, stage.isDescendant(of: view) { work.hasLostStage = areGone }
  }
}

/// Called when a step is over: what it has moved elsewhere goes on.
func endAnimationsWithoutStage(mayHaveRotated: Bool) {
  while let work = mainRunLoop.pending.first(where: { $0.hasLostStage && !isHeld($0) }) {
    let isStillInTransition = !activeTransitions.isEmpty
    mainRunLoop.remove(work)
    mainRunLoop.run(work, finishes: false)
    endOfStep(mayHaveRotated: mayHaveRotated && isStillInTransition)
  }
}
