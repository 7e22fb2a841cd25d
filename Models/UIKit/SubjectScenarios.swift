// Scenarios around one object under test: override the `make…` function.

/// For objects that say nothing of the style they are meant for: presented as it is by default, or full screen.
class AnyStyleScenario: ModalScenario {
  /// What is presented is full screen, and no code under test says so.
  var assumesStyle = false

  override var knowsClasses: Bool { false }

  override func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    let isOpen = style == nil && presented.modalPresentationStyle == .automatic
    if isOpen && choose(.presentationStyle, ["the default presentation style", "the full screen style"]) == 1 {
      assumesStyle = true
      presented.modalPresentationStyle = .fullScreen
    }
    super.present(presented, from: presenter, animated: animated)
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    if presented != nil || !activeTransitions.isEmpty { return }
    // Shown again it is shown in any style again.
    if assumesStyle, let controller = keptByClient { controller.modalPresentationStyle = .automatic }
    assumesStyle = false
  }
}

/// An animator that takes the presenter's view when it presents is meant for the style that removes it: the scenario
/// assumes nothing any more. So is one that takes it back when it dismisses and has not asked the context whether there
/// is one: in every other style it moves a view that is not its own (TV302).
func noteMeantStyle(_ transition: Transition, _ moved: UIViewController) {
  guard let modal = transition as? ModalTransition, modal.presenter === moved else { return }
  if modal.presents {
    (scenario as? AnyStyleScenario)?.assumesStyle = false
  } else if !modal.wasAskedForView, moved.loadedView?.placement?.isOfAssumedStyle == true {
    moved.loadedView?.changePlacement { $0.isOfAssumedStyle = false }
  }
}

/// A transitioning delegate, alive as long as the app, or as the controller that it is made for.
class DelegateScenario: AnyStyleScenario {
  var subject: UIViewControllerTransitioningDelegate?

  func makeDelegate() -> UIViewControllerTransitioningDelegate { SynthesizedDelegate() }

  /// Nil for one that does not ask for the controller that it serves.
  func makeDelegate(for presented: UIViewController) -> UIViewControllerTransitioningDelegate? { nil }
  var servesOneController: Bool { false }

  override func setUp() {
    super.setUp()
    if !servesOneController { subject = makeDelegate() }
  }

  /// What a delegate served that went with it has none any more.
  override func shownAgain() -> UIViewController? {
    if servesOneController { keptByClient = nil }
    return super.shownAgain()
  }

  override func makePresented(by presenter: UIViewController) -> UIViewController {
    let controller = super.makePresented(by: presenter)
    if servesOneController { subject = makeDelegate(for: controller) }
    return controller
  }

  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    subject
  }

  override func stepDidEnd() {
    super.stepDidEnd()
    if !servesOneController || presented != nil || !activeTransitions.isEmpty { return }
    subject = nil
    for window in shownWindows { forgetDeafGestures(of: window) }
  }

  /// Recognisers that nobody hears any more would pile up.
  private func forgetDeafGestures(of view: UIView) {
    guard let gestures = view.gestureRecognizers else { return }
    let heard = gestures.filter { gesture in gesture.actions?.contains { $0.target != nil } == true }
    if heard.count < gestures.count { view.gestureRecognizers = heard.isEmpty ? nil : heard }
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

/// A presentation controller that no delegate in the sources vends.
class PresentationControllerScenario: ModalScenario {
  override var knowsClasses: Bool { false }

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
  override var isReusable: Bool { true }
}

/// An object with an action for a gesture of the presented view.
class GestureTargetScenario: ModalScenario {
  /// What holds the target while the controller is presented.
  var heldTarget: AnyObject?

  override var knowsClasses: Bool { false }

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
