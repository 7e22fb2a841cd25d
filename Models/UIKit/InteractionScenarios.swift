// Scenarios around an interaction controller under test.

/// An interaction controller that no delegate in the sources vends: a drag on the presented view dismisses, and the
/// delegate answers the controller while the drag lasts.
class InteractionControllerScenario: ModalScenario {
  /// The drag, and its target: they live with the presented view.
  var drag: DragTarget?

  override var knowsClasses: Bool { false }

  /// Whether the sources show by which methods the controller learns of the drag, although it is not percent-driven.
  var knowsMethods: Bool { false }
  func update(_ controller: UIViewControllerInteractiveTransitioning) {}
  func finish(_ controller: UIViewControllerInteractiveTransitioning) {}
  func cancel(_ controller: UIViewControllerInteractiveTransitioning) {}

  /// `gesture` drives the dismissal that is about to start.
  func makeInteractionController(_ gesture: UIPanGestureRecognizer) -> UIViewControllerInteractiveTransitioning {
    ReferenceDriver()
  }

  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    SynthesizedDelegate(
      animator: { _ in ReferenceAnimator() }, interactionController: { $0 ? nil : self.drag?.controller })
  }

  override func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    drag = DragTarget(presented)
    super.present(presented, from: presenter, animated: animated)
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    if heldDelegate == nil { drag = nil }
    if activeTransitions.isEmpty && !hasActiveGesture() { drag?.controller = nil }
    // How such a controller is told the outcome, only its own drag knows.
    for transition in activeTransitions where hasUnknownOutcome(transition.interactor) {
      transition.isHandedOver = true
    }
  }

  /// A controller that is not percent-driven has stored the context, weakly or not: methods that only its own drag calls go
  /// on with it.
  func contextIsKept(_ transition: Transition) {
    if knowsMethods || transition.interactor == nil { return }
    if !(transition.interactor is UIPercentDrivenInteractiveTransition) { transition.isHandedOver = true }
  }
}

/// Whether the controller starts without `super` and has no outcome methods of its own by the names that all have.
private func hasUnknownOutcome(_ controller: AnyObject?) -> Bool {
  guard controller is UIPercentDrivenInteractiveTransition else { return false }
  return !callsSuper(controller, "startInteractiveTransition(_:)") && !listens(controller, "finish()")
    && !listens(controller, "cancel()")
}

/// Whether the transition of the controller has begun; one that does not call `super` knows nothing of it itself.
private func isStarted(_ engine: UIViewControllerInteractiveTransitioning) -> Bool {
  (engine as? UIPercentDrivenInteractiveTransition)?.driven != nil
    || activeTransitions.contains { $0.interactor === engine && $0.hasStarted }
}

/// Handles a drag on a presented view as it should be: dismisses when it begins and, if the interaction controller is
/// percent-driven, tells it how the drag goes.
class DragTarget {
  weak var presented: UIViewController?
  let gesture: UIPanGestureRecognizer
  /// While the drag lasts, and after it as long as its outcome waits for the start.
  var controller: UIViewControllerInteractiveTransitioning?
  /// The controller listens to the drag itself: nobody else tells it how that goes.
  private var isHeard = false

  init(_ presented: UIViewController) {
    self.presented = presented
    gesture = UIPanGestureRecognizer(target: nil, action: nil)
    gesture.addTarget(self, action: Selector("drag(_:)"))
    presented.view.addGestureRecognizer(gesture)
  }

  func drag(_ sender: UIPanGestureRecognizer) {
    if sender.state == .began {
      // Work that drags leave behind could pile up without end.
      if !activeTransitions.isEmpty || !mainRunLoop.pending.isEmpty { return }
      controller = (scenario as? InteractionControllerScenario)?.makeInteractionController(gesture)
      isHeard = gesture.actions?.contains { $0.target === controller } == true
      if let receiver = presented { requestDismissal(from: receiver, true, nil) }
      return
    }
    guard let engine = controller, !isHeard else {
      if sender.state != .changed { controller = nil }
      return
    }
    asOwner(engine) { sender.state == .changed ? follow(engine) : conclude(engine, sender.state == .ended) }
  }

  private func follow(_ engine: UIViewControllerInteractiveTransitioning) {
    if !isStarted(engine) { return }
    if let standard = engine as? UIPercentDrivenInteractiveTransition {
      standard.update(unknown())
    } else {
      (scenario as? InteractionControllerScenario)?.update(engine)
    }
  }

  /// A handler that knows its controller would not lose an early outcome, so without its controller the transition runs
  /// by itself. Outcome methods of a controller's own may keep the outcome until the start.
  private func conclude(_ engine: UIViewControllerInteractiveTransitioning, _ hasEnded: Bool) {
    if !isStarted(engine) && !keepsOutcome(engine) {
      controller = nil
      return
    }
    assume(!hasUnknownOutcome(engine))
    if isStarted(engine) { controller = nil }
    tell(engine, isFinished: hasEnded && mayHappen("the drag passes the threshold"))
  }

  private func tell(_ engine: UIViewControllerInteractiveTransitioning, isFinished: Bool) {
    if let standard = engine as? UIPercentDrivenInteractiveTransition {
      isFinished ? standard.finish() : standard.cancel()
    } else if let world = scenario as? InteractionControllerScenario {
      isFinished ? world.finish(engine) : world.cancel(engine)
    }
  }

  private func keepsOutcome(_ engine: UIViewControllerInteractiveTransitioning) -> Bool {
    let hasMethods =
      engine is UIPercentDrivenInteractiveTransition
      ? listens(engine, "finish()") && listens(engine, "cancel()") && listens(engine, "startInteractiveTransition(_:)")
      : !hasUnknownOutcome(engine)
    return hasMethods && mayHappen("the outcome is sent before UIKit has started the transition", by: .code)
  }
}

/// An interaction controller with a gesture of its own: made for what is presented, and kept by it or by somebody else
/// as long as that is presented. The delegate answers it while it interacts.
class WiredInteractionScenario: ModalScenario {
  var heldController: UIViewControllerInteractiveTransitioning?

  override var knowsClasses: Bool { false }

  /// Connected with the controller that it will dismiss.
  func makeInteractionController(for presented: UIViewController) -> UIViewControllerInteractiveTransitioning {
    ReferenceDriver()
  }

  func isInteracting(_ controller: UIViewControllerInteractiveTransitioning) -> Bool { activeGesture != nil }

  /// What the gesture asks for.
  func close(_ controller: UIViewController?) {
    assume(mayHappen("the gesture is meant to dismiss", by: .code))
    if let receiver = controller { requestDismissal(from: receiver, true, nil) }
  }

  override func makePresented() -> UIViewController { OwningController() }

  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    let delegate = SynthesizedDelegate(
      animator: { _ in ReferenceAnimator() }, interactionController: { $0 ? nil : self.vend() })
    delegate.asksCode = true
    return delegate
  }

  private func vend() -> UIViewControllerInteractiveTransitioning? {
    let known = heldController ?? (presented as? OwningController)?.owned as? UIViewControllerInteractiveTransitioning
    guard let controller = known, isInteracting(controller) else { return nil }
    return controller
  }

  override func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    let controller = makeInteractionController(for: presented)
    presented.presentedAt = here()
    if mayHappen("the presented controller owns its interaction controller", by: .code) {
      (presented as? OwningController)?.owned = controller
    } else {
      heldController = controller
    }
    super.present(presented, from: presenter, animated: animated)
  }

  override func part(madeFor transition: ModalTransition) -> AnyObject? {
    (transition.presented as? OwningController)?.owned
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    if presented == nil && activeTransitions.isEmpty { heldController = nil }
  }
}

/// An interaction controller that adds its gesture when the transition starts, as Apple's guide has it: the delegate answers
/// it for every transition, whoever asked for that.
class ListeningInteractionScenario: ModalScenario {
  var heldController: UIViewControllerInteractiveTransitioning?

  override var knowsClasses: Bool { false }
  override var presentsWithoutAnimation: Bool { false }

  func makeInteractionController() -> UIViewControllerInteractiveTransitioning { ReferenceDriver() }

  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    SynthesizedDelegate(animator: { _ in ReferenceAnimator() }, interactionController: { _ in self.vend() })
  }

  private func vend() -> UIViewControllerInteractiveTransitioning? {
    let controller = makeInteractionController()
    heldController = controller
    return controller
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    if activeTransitions.isEmpty { heldController = nil }
  }
}

/// A controller of the app of which only the protocols are known that the code under test asks for: the classes that a
/// scenario declares for those inherit from this one.
class StandInController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    typeAnswers = []
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A controller that keeps something as long as it lives.
class OwningController: UIViewController {
  var owned: AnyObject?
}
