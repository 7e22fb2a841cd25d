extension RecorderSource {
  /// Delegates of sheets and containers.
  static let containers = #"""
    // MARK: - Sheets

    extension TransitionRecorder {
      /// Wraps the delegate of a presentation controller.
      static func wrap(
        _ delegate: UIAdaptivePresentationControllerDelegate
      ) -> UIAdaptivePresentationControllerDelegate {
        keep(RecordingAdaptiveDelegate(delegate), with: delegate)
      }
    }

    /// Records what the delegate of a presentation controller is asked and told.
    final class RecordingAdaptiveDelegate: RecordingWrapper, UIAdaptivePresentationControllerDelegate {
      private weak var wrapped: UIAdaptivePresentationControllerDelegate?

      init(_ wrapped: UIAdaptivePresentationControllerDelegate) {
        self.wrapped = wrapped
        super.init()
        #if canImport(ObjectiveC)
        wrappedObject = wrapped
        #endif
        TransitionRecorder.declare([
          "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
          "presentationControllerDidAttemptToDismiss",
        ])
      }

      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        TransitionRecorder.record(wrapped, "presentationControllerShouldDismiss")
        #if canImport(ObjectiveC)
        return wrapped?.presentationControllerShouldDismiss?(presentationController) ?? true
        #else
        return wrapped?.presentationControllerShouldDismiss(presentationController) ?? true
        #endif
      }

      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        TransitionRecorder.record(wrapped, "presentationControllerWillDismiss")
        #if canImport(ObjectiveC)
        wrapped?.presentationControllerWillDismiss?(presentationController)
        #else
        wrapped?.presentationControllerWillDismiss(presentationController)
        #endif
      }

      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        TransitionRecorder.record(wrapped, "presentationControllerDidDismiss")
        #if canImport(ObjectiveC)
        wrapped?.presentationControllerDidDismiss?(presentationController)
        #else
        wrapped?.presentationControllerDidDismiss(presentationController)
        #endif
      }

      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        TransitionRecorder.record(wrapped, "presentationControllerDidAttemptToDismiss")
        #if canImport(ObjectiveC)
        wrapped?.presentationControllerDidAttemptToDismiss?(presentationController)
        #else
        wrapped?.presentationControllerDidAttemptToDismiss(presentationController)
        #endif
      }
    }

    #if canImport(ObjectiveC)
    // MARK: - Navigation and tab bar delegates

    extension TransitionRecorder {
      /// Wraps the delegate of a navigation controller.
      static func wrap(_ delegate: UINavigationControllerDelegate) -> UINavigationControllerDelegate {
        keep(RecordingNavigationDelegate(delegate), with: delegate)
      }

      /// Wraps the delegate of a tab bar controller.
      static func wrap(_ delegate: UITabBarControllerDelegate) -> UITabBarControllerDelegate {
        keep(RecordingTabBarDelegate(delegate), with: delegate)
      }
    }

    /// Records what the delegate of a navigation controller is asked and told.
    final class RecordingNavigationDelegate: RecordingWrapper, UINavigationControllerDelegate {
      private weak var wrapped: UINavigationControllerDelegate?

      init(_ wrapped: UINavigationControllerDelegate) {
        self.wrapped = wrapped
        super.init()
        wrappedObject = wrapped
        optionalSelectors = [
          #selector(UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)),
          #selector(UINavigationControllerDelegate.navigationController(_:interactionControllerFor:)),
        ]
        TransitionRecorder.declare(["navigationController(willShow:)", "navigationController(didShow:)"])
      }

      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) {
        TransitionRecorder.record(wrapped, "navigationController(willShow:)", animated)
        wrapped?.navigationController?(navigationController, willShow: viewController, animated: animated)
      }

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        TransitionRecorder.record(wrapped, "navigationController(didShow:)", animated)
        wrapped?.navigationController?(navigationController, didShow: viewController, animated: animated)
      }

      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        TransitionRecorder.record(wrapped, "navigationController(animationControllerFor:)")
        return TransitionRecorder.wrap(
          wrapped?.navigationController?(navigationController, animationControllerFor: operation, from: fromVC, to: toVC))
      }

      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? {
        TransitionRecorder.record(wrapped, "navigationController(interactionControllerFor:)")
        let asked = (animationController as? RecordingAnimator)?.wrapped ?? animationController
        return TransitionRecorder.wrap(wrapped?.navigationController?(navigationController, interactionControllerFor: asked))
      }
    }

    /// Records what the delegate of a tab bar controller is asked and told.
    final class RecordingTabBarDelegate: RecordingWrapper, UITabBarControllerDelegate {
      private weak var wrapped: UITabBarControllerDelegate?

      init(_ wrapped: UITabBarControllerDelegate) {
        self.wrapped = wrapped
        super.init()
        wrappedObject = wrapped
        TransitionRecorder.declare(["tabBarController(shouldSelect:)", "tabBarController(didSelect:)"])
      }

      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        TransitionRecorder.record(wrapped, "tabBarController(shouldSelect:)")
        return wrapped?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
      }

      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        TransitionRecorder.record(wrapped, "tabBarController(didSelect:)")
        wrapped?.tabBarController?(tabBarController, didSelect: viewController)
      }
    }
    #endif
    #endif
    """#
}
