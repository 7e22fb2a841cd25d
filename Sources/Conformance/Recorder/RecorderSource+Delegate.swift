extension RecorderSource {
  /// The transitioning delegate.
  static let delegate = #"""
    // MARK: - Transitioning delegate

    extension TransitionRecorder {
      /// Wraps a transitioning delegate. The wrapper lives as long as the delegate, which has to be held as before (OBJ-01).
      static func wrap(_ delegate: UIViewControllerTransitioningDelegate) -> UIViewControllerTransitioningDelegate {
        keep(RecordingTransitioningDelegate(delegate), with: delegate)
      }

      /// Wraps an animator; nil stays nil, so that UIKit's own animation is not replaced (OBJ-04).
      static func wrap(_ animator: UIViewControllerAnimatedTransitioning?) -> UIViewControllerAnimatedTransitioning? {
        guard let animator else { return nil }
        return RecordingAnimator(animator)
      }

      /// Wraps an interaction controller that is not percent-driven.
      static func wrap(
        _ controller: UIViewControllerInteractiveTransitioning?
      ) -> UIViewControllerInteractiveTransitioning? {
        guard let controller else { return nil }
        if controller is UIPercentDrivenInteractiveTransition { return controller }
        return keep(RecordingInteractionController(controller), with: controller)
      }

      private static func keep<Wrapper: AnyObject>(_ wrapper: Wrapper, with wrapped: AnyObject) -> Wrapper {
        #if canImport(ObjectiveC)
        objc_setAssociatedObject(wrapped, &wrapperKey, wrapper, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #endif
        return wrapper
      }

      private static var wrapperKey: UInt8 = 0
    }

    /// A wrapper of an Objective-C protocol: it responds to what the wrapped object responds to.
    #if canImport(ObjectiveC)
    @MainActor
    #endif
    class RecordingWrapper: NSObject {
      #if canImport(ObjectiveC)
      /// Weak, because it holds its wrapper.
      nonisolated(unsafe) weak var wrappedObject: NSObjectProtocol?
      /// Requirements that are optional: the wrapper must not seem to implement what the wrapped object does not.
      nonisolated(unsafe) var optionalSelectors: [Selector] = []

      nonisolated override func responds(to selector: Selector!) -> Bool {
        if optionalSelectors.contains(selector) { return wrappedObject?.responds(to: selector) == true }
        return super.responds(to: selector) || wrappedObject?.responds(to: selector) == true
      }

      nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { wrappedObject }
      #endif
    }

    /// Asks the wrapped delegate and wraps what it vends.
    final class RecordingTransitioningDelegate: RecordingWrapper, UIViewControllerTransitioningDelegate {
      private weak var wrapped: UIViewControllerTransitioningDelegate?

      init(_ wrapped: UIViewControllerTransitioningDelegate) {
        self.wrapped = wrapped
        super.init()
        #if canImport(ObjectiveC)
        wrappedObject = wrapped
        optionalSelectors = [
          #selector(UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:)),
          #selector(UIViewControllerTransitioningDelegate.animationController(forPresented:presenting:source:)),
          #selector(UIViewControllerTransitioningDelegate.animationController(forDismissed:)),
          #selector(UIViewControllerTransitioningDelegate.interactionControllerForPresentation(using:)),
          #selector(UIViewControllerTransitioningDelegate.interactionControllerForDismissal(using:)),
        ]
        #endif
        TransitionRecorder.declare([
          "presentationController(forPresented:)", "animationController(forPresented:)", "animationController(forDismissed:)",
          "interactionControllerForPresentation", "interactionControllerForDismissal",
        ])
      }

      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        TransitionRecorder.record(wrapped, "presentationController(forPresented:)")
        #if canImport(ObjectiveC)
        return wrapped?.presentationController?(forPresented: presented, presenting: presenting, source: source)
        #else
        return wrapped?.presentationController(forPresented: presented, presenting: presenting, source: source)
        #endif
      }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        TransitionRecorder.record(wrapped, "animationController(forPresented:)")
        #if canImport(ObjectiveC)
        return TransitionRecorder.wrap(
          wrapped?.animationController?(forPresented: presented, presenting: presenting, source: source))
        #else
        return TransitionRecorder.wrap(
          wrapped?.animationController(forPresented: presented, presenting: presenting, source: source))
        #endif
      }

      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        TransitionRecorder.record(wrapped, "animationController(forDismissed:)")
        #if canImport(ObjectiveC)
        return TransitionRecorder.wrap(wrapped?.animationController?(forDismissed: dismissed))
        #else
        return TransitionRecorder.wrap(wrapped?.animationController(forDismissed: dismissed))
        #endif
      }

      func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? {
        TransitionRecorder.record(wrapped, "interactionControllerForPresentation")
        let asked = (animator as? RecordingAnimator)?.wrapped ?? animator
        #if canImport(ObjectiveC)
        return TransitionRecorder.wrap(wrapped?.interactionControllerForPresentation?(using: asked))
        #else
        return TransitionRecorder.wrap(wrapped?.interactionControllerForPresentation(using: asked))
        #endif
      }

      func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? {
        TransitionRecorder.record(wrapped, "interactionControllerForDismissal")
        let asked = (animator as? RecordingAnimator)?.wrapped ?? animator
        #if canImport(ObjectiveC)
        return TransitionRecorder.wrap(wrapped?.interactionControllerForDismissal?(using: asked))
        #else
        return TransitionRecorder.wrap(wrapped?.interactionControllerForDismissal(using: asked))
        #endif
      }

    }

    """#
}
