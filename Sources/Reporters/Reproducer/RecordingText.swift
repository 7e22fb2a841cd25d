extension ReproducerWorld {
  /// What stands before animators, contexts and delegates.
  static let recordingText = #"""
    /// An optional method of a protocol, where it is there.
    func optional<Function>(_ function: Function?) -> Function? { function }

    /// An argument that the checker does not know: write one instead of the call.
    func valueToBeGiven<Value>() -> Value { fatalError("give this test the value that stands here") }

    /// Stands before an animator, and counts how its transitions are completed.
    @MainActor
    class RecordedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      let base: UIViewControllerAnimatedTransitioning
      let world: TransitionWorld

      static func of(_ base: UIViewControllerAnimatedTransitioning?, in world: TransitionWorld) -> RecordedAnimator? {
        guard let base else { return nil }
        return optional(base.interruptibleAnimator(using:)) == nil
          ? RecordedAnimator(base, world) : RecordedInterruptibleAnimator(base, world)
      }

      init(_ base: UIViewControllerAnimatedTransitioning, _ world: TransitionWorld) {
        self.base = base
        self.world = world
        super.init()
      }

      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        base.transitionDuration(using: transitionContext)
      }

      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        base.animateTransition(using: RecordedContext(transitionContext, world))
      }

      func animationEnded(_ transitionCompleted: Bool) {
        optional(base.animationEnded(_:))?(transitionCompleted)
      }
    }

    final class RecordedInterruptibleAnimator: RecordedAnimator {
      private var context: RecordedContext?

      func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
      ) -> UIViewImplicitlyAnimating {
        let recorded = context ?? RecordedContext(transitionContext, world)
        context = recorded
        return optional(base.interruptibleAnimator(using:))!(recorded)
      }
    }

    @MainActor
    final class RecordedContext: NSObject, UIViewControllerContextTransitioning {
      let base: UIViewControllerContextTransitioning
      let world: TransitionWorld
      let number: Int

      init(_ base: UIViewControllerContextTransitioning, _ world: TransitionWorld) {
        self.base = base
        self.world = world
        number = world.completions.count
        world.completions.append([])
        super.init()
      }

      func completeTransition(_ didComplete: Bool) {
        world.completions[number].append(
          TransitionWorld.Completion(didComplete: didComplete, wasCancelled: base.transitionWasCancelled))
        base.completeTransition(didComplete)
      }

      var containerView: UIView { base.containerView }
      var isAnimated: Bool { base.isAnimated }
      var isInteractive: Bool { base.isInteractive }
      var transitionWasCancelled: Bool { base.transitionWasCancelled }
      var presentationStyle: UIModalPresentationStyle { base.presentationStyle }
      var targetTransform: CGAffineTransform { base.targetTransform }
      func updateInteractiveTransition(_ percentComplete: CGFloat) { base.updateInteractiveTransition(percentComplete) }
      func finishInteractiveTransition() { base.finishInteractiveTransition() }
      func cancelInteractiveTransition() { base.cancelInteractiveTransition() }
      func pauseInteractiveTransition() { base.pauseInteractiveTransition() }
      func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        base.viewController(forKey: key)
      }
      func view(forKey key: UITransitionContextViewKey) -> UIView? { base.view(forKey: key) }
      func initialFrame(for controller: UIViewController) -> CGRect { base.initialFrame(for: controller) }
      func finalFrame(for controller: UIViewController) -> CGRect { base.finalFrame(for: controller) }
    }

    /// Stands before a transitioning delegate: records its animators, and supplies the test's own swipe.
    @MainActor
    final class RecordedDelegate: NSObject, UIViewControllerTransitioningDelegate {
      weak var base: UIViewControllerTransitioningDelegate?
      unowned let world: TransitionWorld

      init(_ base: UIViewControllerTransitioningDelegate, _ world: TransitionWorld) {
        self.base = base
        self.world = world
        super.init()
      }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        guard let base else { return nil }
        return RecordedAnimator.of(
          optional(base.animationController(forPresented:presenting:source:))?(presented, presenting, source), in: world)
      }

      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let base else { return nil }
        return RecordedAnimator.of(optional(base.animationController(forDismissed:))?(dismissed), in: world)
      }

      func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? {
        if let swipe = world.swipe { return swipe }
        guard let base else { return nil }
        let own = (animator as? RecordedAnimator)?.base ?? animator
        return optional(base.interactionControllerForPresentation(using:))?(own)
      }

      func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? {
        if let swipe = world.swipe { return swipe }
        guard let base else { return nil }
        let own = (animator as? RecordedAnimator)?.base ?? animator
        return optional(base.interactionControllerForDismissal(using:))?(own)
      }

      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        guard let base else { return nil }
        return optional(base.presentationController(forPresented:presenting:source:))?(presented, presenting, source)
      }
    }

    """#
}
