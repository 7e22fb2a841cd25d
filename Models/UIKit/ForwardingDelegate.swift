/// Stands before a delegate under test that vends no interaction controller, and supplies the scenario's swipe.
class ForwardingDelegate: UIViewControllerTransitioningDelegate {
  /// Kept by whoever keeps it, as the weak property of the controller would see it (OBJ-01).
  weak var target: UIViewControllerTransitioningDelegate?
  /// Whose delegate it stands before.
  weak var controller: UIViewController?

  init(_ target: UIViewControllerTransitioningDelegate, of controller: UIViewController) {
    self.target = target
    self.controller = controller
  }

  /// The target; nothing is known of one whose conformance is in a file that was not read.
  private var asked: UIViewControllerTransitioningDelegate? {
    isUnknown(target) || target is UIViewControllerTransitioningDelegate ? target : nil
  }

  /// A controller that the app keeps has its own delegate again when it is presented the next time.
  func stepAside() {
    if let kept = controller, kept.assignedDelegate === self { kept.assignedDelegate = target }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    asked?.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    asked?.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    scenarioSwipe() ?? asked?.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    scenarioSwipe() ?? asked?.interactionControllerForDismissal(using: animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    asked?.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}

/// The delegate whose code answers: the one behind a forwarding delegate of the scenario.
func answering(_ delegate: UIViewControllerTransitioningDelegate?) -> UIViewControllerTransitioningDelegate? {
  if let forwarding = delegate as? ForwardingDelegate { return forwarding.target }
  return delegate
}

/// The delegate of a controller, if it is alive; one that overrides the property answers it itself.
func livingDelegate(of controller: UIViewController) -> UIViewControllerTransitioningDelegate? {
  guard let delegate = controller.transitioningDelegate, answering(delegate) != nil else { return nil }
  return delegate
}
