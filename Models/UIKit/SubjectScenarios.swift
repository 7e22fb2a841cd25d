// Scenarios around one object under test: override the `make…` function.

/// For objects that say nothing of the style they are meant for: presented as it is by default, or full screen.
class AnyStyleScenario: ModalScenario {
  /// What is presented is full screen, and no code under test says so.
  var assumesStyle = false

  override func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    if style == nil && choose(.presentationStyle, ["the default presentation style", "the full screen style"]) == 1 {
      assumesStyle = presented.modalPresentationStyle != .fullScreen
      presented.modalPresentationStyle = .fullScreen
    }
    super.present(presented, from: presenter, animated: animated)
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    if presented == nil && activeTransitions.isEmpty { assumesStyle = false }
  }
}

/// A transitioning delegate, alive as long as the app.
class DelegateScenario: AnyStyleScenario {
  var subject: UIViewControllerTransitioningDelegate?

  func makeDelegate() -> UIViewControllerTransitioningDelegate { SynthesizedDelegate() }

  override func setUp() {
    super.setUp()
    subject = makeDelegate()
  }

  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    subject
  }

  /// A delegate that vends presentation controllers is meant for the custom style (OBJ-03).
  override var style: UIModalPresentationStyle? {
    listens(subject, "presentationController(forPresented:presenting:source:)") ? .custom : nil
  }

  /// Where the delegate does not drive by itself.
  override var drivesInteractively: Bool {
    !listens(subject, "interactionControllerForPresentation(using:)")
      && !listens(subject, "interactionControllerForDismissal(using:)")
  }
}

/// An animator that no delegate in the sources vends.
class AnimatorScenario: AnyStyleScenario {
  /// A fresh animator for each transition.
  func makeAnimator(presenting: Bool) -> UIViewControllerAnimatedTransitioning { ReferenceAnimator() }

  /// What the sources show of the transitions that the animator is meant for.
  var use: AnimatorUse { .both }

  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    SynthesizedDelegate(animator: { self.vends(presenting: $0) ? self.makeAnimator(presenting: $0) : nil })
  }

  private func vends(presenting: Bool) -> Bool {
    switch use {
    case .both: return true
    case .presentations: return presenting || mayHappen("somebody vends the animator for dismissals, too", by: .code)
    case .dismissals: return !presenting || mayHappen("somebody vends the animator for presentations, too", by: .code)
    case .open:
      if presenting {
        return choose(.presentingUse, ["the animator is vended for presentations", "it is vended for dismissals"]) == 0
      }
      return choose(.dismissingUse, ["the animator is vended for dismissals", "it is vended for presentations"]) == 0
    }
  }

  override var drivesInteractively: Bool { true }
}

/// For which transitions an animator is meant that no delegate in the sources vends.
enum AnimatorUse { case both, presentations, dismissals, open }

/// A presentation controller that no delegate in the sources vends.
class PresentationControllerScenario: ModalScenario {
  func makePresentationController(
    _ presented: UIViewController, _ presenting: UIViewController?
  ) -> UIPresentationController {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    SynthesizedDelegate(
      animator: { _ in ReferenceAnimator() }, presentation: { self.makePresentationController($0, $1) })
  }

  override var style: UIModalPresentationStyle? { .custom }
  override var drivesInteractively: Bool { true }
}

/// An interaction controller that no delegate in the sources vends: a drag on the presented view dismisses, and the
/// delegate answers the controller while the drag lasts.
class InteractionControllerScenario: ModalScenario {
  /// The drag, and its target: they live with the presented view.
  var drag: DragTarget?

  /// `gesture` drives the dismissal that is about to start.
  func makeInteractionController(_ gesture: UIPanGestureRecognizer) -> UIViewControllerInteractiveTransitioning {
    ReferenceDriver()
  }

  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    SynthesizedDelegate(
      animator: { _ in ReferenceAnimator() }, interactionController: { $0 ? nil : self.drag?.vend(self) })
  }

  override func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    drag = DragTarget(presented)
    super.present(presented, from: presenter, animated: animated)
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    if heldDelegate == nil { drag = nil }
  }
}

/// Handles a drag on a presented view as it should be: dismisses when it begins and, if the interaction controller is
/// percent-driven, tells it how the drag goes.
class DragTarget {
  weak var presented: UIViewController?
  let gesture: UIPanGestureRecognizer
  /// While the drag lasts.
  var controller: UIViewControllerInteractiveTransitioning?

  init(_ presented: UIViewController) {
    self.presented = presented
    gesture = UIPanGestureRecognizer(target: nil, action: nil)
    gesture.addTarget(self, action: Selector("drag(_:)"))
    presented.view.addGestureRecognizer(gesture)
  }

  /// Nil unless the drag is on.
  func vend(_ scenario: InteractionControllerScenario) -> UIViewControllerInteractiveTransitioning? {
    if gesture.state != .began && gesture.state != .changed { return nil }
    controller = scenario.makeInteractionController(gesture)
    return controller
  }

  func drag(_ sender: UIPanGestureRecognizer) {
    if sender.state == .began {
      if let receiver = presented { requestDismissal(from: receiver, true, nil) }
      return
    }
    guard let engine = controller as? UIPercentDrivenInteractiveTransition else { return }
    if sender.state == .changed {
      if engine.driven != nil { engine.update(unknown()) }
      return
    }
    controller = nil
    // A handler that knows its controller would not lose an early outcome: see TV204 for those that do.
    assume(engine.driven != nil)
    if sender.state == .ended && mayHappen("the drag passes the threshold") { engine.finish() } else { engine.cancel() }
  }
}

/// An object with an action for a gesture of the presented view.
class GestureTargetScenario: ModalScenario {
  /// What holds the target while the controller is presented.
  var heldTarget: AnyObject?

  /// The object under test, for a controller that is about to be presented.
  func makeTarget(_ presented: UIViewController) -> AnyObject? { nil }
  /// The recogniser that sends `action` to the target.
  func makeGestureRecognizer(_ target: AnyObject) -> UIGestureRecognizer {
    UIPanGestureRecognizer(target: target, action: action)
  }
  var action: Selector { Selector("handle(_:)") }

  override func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    if let target = makeTarget(presented) {
      heldTarget = target
      presented.view.addGestureRecognizer(makeGestureRecognizer(target))
    }
    super.present(presented, from: presenter, animated: animated)
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    if presented == nil && activeTransitions.isEmpty { heldTarget = nil }
  }
}
