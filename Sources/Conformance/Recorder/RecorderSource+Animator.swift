extension RecorderSource {
  /// Animator, interaction controller and context.
  static let animator = #"""
    // MARK: - Animator, interaction controller, context

    /// Hands the animator a context that records.
    final class RecordingAnimator: RecordingWrapper, UIViewControllerAnimatedTransitioning {
      let wrapped: UIViewControllerAnimatedTransitioning
      /// One for the whole transition: an interruptible animator is asked several times (OBJ-11).
      private var context: RecordingContext?

      init(_ wrapped: UIViewControllerAnimatedTransitioning) {
        self.wrapped = wrapped
        super.init()
        #if canImport(ObjectiveC)
        wrappedObject = wrapped
        // `animationEnded` is always answered: that it came is recorded.
        optionalSelectors = [#selector(UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:))]
        #endif
        TransitionRecorder.declare(["animateTransition", "completeTransition", "animationEnded"])
      }

      private func recording(_ context: UIViewControllerContextTransitioning) -> RecordingContext {
        if let known = self.context, known.wrapped === context { return known }
        let made = RecordingContext(context)
        self.context = made
        return made
      }

      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        wrapped.transitionDuration(using: transitionContext.map { recording($0) })
      }

      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        TransitionRecorder.record(wrapped, "animateTransition")
        wrapped.animateTransition(using: recording(transitionContext))
      }

      func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
      ) -> UIViewImplicitlyAnimating {
        #if canImport(ObjectiveC)
        return wrapped.interruptibleAnimator!(using: recording(transitionContext))
        #else
        return wrapped.interruptibleAnimator(using: recording(transitionContext))
        #endif
      }

      func animationEnded(_ transitionCompleted: Bool) {
        TransitionRecorder.record(wrapped, "animationEnded", transitionCompleted)
        #if canImport(ObjectiveC)
        wrapped.animationEnded?(transitionCompleted)
        #else
        wrapped.animationEnded(transitionCompleted)
        #endif
        context = nil
      }

    }

    /// Hands an interaction controller that is not percent-driven a context that records.
    final class RecordingInteractionController: RecordingWrapper, UIViewControllerInteractiveTransitioning {
      private weak var wrapped: UIViewControllerInteractiveTransitioning?

      init(_ wrapped: UIViewControllerInteractiveTransitioning) {
        self.wrapped = wrapped
        super.init()
        #if canImport(ObjectiveC)
        wrappedObject = wrapped
        #endif
        TransitionRecorder.declare(["startInteractiveTransition", "update", "finish", "cancel", "completeTransition"])
      }

      func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        TransitionRecorder.record(wrapped, "startInteractiveTransition")
        wrapped?.startInteractiveTransition(RecordingContext(transitionContext))
      }

      /// `completionSpeed` and `completionCurve` are forwarded as they are.
      var wantsInteractiveStart: Bool { wrapped?.wantsInteractiveStart ?? true }
    }

    /// Records what is said to the context.
    final class RecordingContext: RecordingWrapper, UIViewControllerContextTransitioning {
      let wrapped: UIViewControllerContextTransitioning

      init(_ wrapped: UIViewControllerContextTransitioning) {
        self.wrapped = wrapped
        super.init()
        #if canImport(ObjectiveC)
        wrappedObject = wrapped
        #endif
      }

      var containerView: UIView { wrapped.containerView }
      var isAnimated: Bool { wrapped.isAnimated }
      var isInteractive: Bool { wrapped.isInteractive }
      var transitionWasCancelled: Bool { wrapped.transitionWasCancelled }
      var presentationStyle: UIModalPresentationStyle { wrapped.presentationStyle }
      var targetTransform: CGAffineTransform { wrapped.targetTransform }

      func updateInteractiveTransition(_ percentComplete: CGFloat) {
        TransitionRecorder.record(nil, "update")
        wrapped.updateInteractiveTransition(percentComplete)
      }

      func finishInteractiveTransition() {
        TransitionRecorder.record(nil, "finish")
        wrapped.finishInteractiveTransition()
      }

      func cancelInteractiveTransition() {
        TransitionRecorder.record(nil, "cancel")
        wrapped.cancelInteractiveTransition()
      }

      func pauseInteractiveTransition() {
        TransitionRecorder.record(nil, "pause")
        wrapped.pauseInteractiveTransition()
      }

      func completeTransition(_ didComplete: Bool) {
        TransitionRecorder.record(nil, "completeTransition", didComplete)
        wrapped.completeTransition(didComplete)
      }

      func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        wrapped.viewController(forKey: key)
      }

      func view(forKey key: UITransitionContextViewKey) -> UIView? { wrapped.view(forKey: key) }
      func initialFrame(for vc: UIViewController) -> CGRect { wrapped.initialFrame(for: vc) }
      func finalFrame(for vc: UIViewController) -> CGRect { wrapped.finalFrame(for: vc) }
    }
    """#
}
