/// An animator that no delegate in the sources vends.
class AnimatorScenario: AnyStyleScenario {
  /// A fresh animator.
  func makeAnimator(presenting: Bool) -> UIViewControllerAnimatedTransitioning { ReferenceAnimator() }

  /// What the sources show of the transitions that the animator is meant for.
  var use: AnimatorUse { .both }
  /// Whether an animator remembers anything, so that it matters whether it is made anew for each transition.
  var mayKeepAnimators: Bool { false }
  /// Whether the animator leaves all its work to the interaction controller that it is itself (OBJ-10).
  var drivesItself: Bool { false }
  /// Whether the animator is made with the recogniser of a drag.
  var listensToDrag: Bool { false }
  /// A drag on the presenter's view, as long as nothing has been presented.
  var drag: UIPanGestureRecognizer?
  /// Nil as long as each transition has had its own.
  var keptAnimators: KeptAnimators?

  override func offerEvents() {
    super.offerEvents()
    if !listensToDrag || use == .dismissals || drag != nil || keptAnimators != nil { return }
    if presented != nil || !activeTransitions.isEmpty { return }
    offer(.appMakesAnimator, by: .app) {
      assume(mayHappen("the animator is made before it is returned, for a drag on the screen below", by: .code))
      performStep { self.beginListening() }
    }
  }

  private func beginListening() {
    let gesture = UIPanGestureRecognizer(target: nil, action: nil)
    presenter.view.addGestureRecognizer(gesture)
    drag = gesture
    keptAnimators = KeptAnimators()
    keptAnimators?.forward = makeAnimator(presenting: true)
  }

  func makeDrag() -> UIPanGestureRecognizer { drag ?? UIPanGestureRecognizer(target: nil, action: nil) }

  override func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    if let gesture = drag { presenter.view.removeGestureRecognizer(gesture) }
    drag = nil
    super.present(presented, from: presenter, animated: animated)
  }

  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    let vend: (Bool) -> UIViewControllerAnimatedTransitioning? = {
      self.vends(presenting: $0) ? self.vendAnimator(presenting: $0) : nil
    }
    return drivesItself ? SelfDrivingDelegate(animator: vend) : SynthesizedDelegate(animator: vend)
  }

  private func vends(presenting: Bool) -> Bool {
    switch use {
    case .both: return true
    case .presentations: return presenting
    case .dismissals: return !presenting
    case .ratherPresentations:
      return presenting || mayHappen("a delegate returns the animator for dismissals, too", by: .code)
    case .ratherDismissals:
      return !presenting || mayHappen("a delegate returns the animator for presentations, too", by: .code)
    case .open:
      if presenting {
        return choose(.presentingUse, ["the animator is returned for presentations", "it is returned for dismissals"])
          == 0
      }
      return choose(.dismissingUse, ["the animator is returned for dismissals", "it is returned for presentations"])
        == 0
    }
  }

  private func vendAnimator(presenting: Bool) -> UIViewControllerAnimatedTransitioning {
    if !mayKeepAnimators { return makeAnimator(presenting: presenting) }
    if let kept = keptAnimators?.animator(forward: presenting) { return kept }
    let animator = makeAnimator(presenting: presenting)
    if keptAnimators == nil { keptAnimators = mayKeepAnimator() }
    keptAnimators?.keep(animator, forward: presenting)
    return animator
  }

  override func part(madeFor transition: ModalTransition) -> AnyObject? {
    guard mayKeepAnimators, let animator = transition.animator else { return nil }
    return keptAnimators == nil ? animator : nil
  }

  override var drivesInteractively: Bool { !drivesItself }
  override var isReusable: Bool { true }
}

/// Answers its animators as interaction controllers, too.
final class SelfDrivingDelegate: SynthesizedDelegate {
  override func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { animator as? UIViewControllerInteractiveTransitioning }

  override func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { animator as? UIViewControllerInteractiveTransitioning }
}

/// The animators that a delegate answers again and again: one for each direction.
final class KeptAnimators {
  var forward: UIViewControllerAnimatedTransitioning?
  var backward: UIViewControllerAnimatedTransitioning?

  func animator(forward isForward: Bool) -> UIViewControllerAnimatedTransitioning? { isForward ? forward : backward }

  func keep(_ animator: UIViewControllerAnimatedTransitioning, forward isForward: Bool) {
    if isForward { forward = animator } else { backward = animator }
  }
}

/// Where a delegate keeps its animators, if it does.
func mayKeepAnimator() -> KeptAnimators? {
  mayHappen("the delegate answers the same animator again", by: .client) ? KeptAnimators() : nil
}

/// For which transitions an animator is meant that no delegate in the sources vends: said by its name, or only by the sides
/// that it asks for.
enum AnimatorUse { case both, presentations, dismissals, ratherPresentations, ratherDismissals, open }
