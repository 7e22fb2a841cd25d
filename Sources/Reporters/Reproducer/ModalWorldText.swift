extension ReproducerWorld {
  /// Worlds of presentations.
  static let modalWorldText = #"""
    /// Presents and dismisses.
    class ModalWorld: TransitionWorld {
      /// Delegates are held weakly by UIKit.
      private var heldDelegates: [AnyObject] = []

      func makePresenter() -> UIViewController { makeController() }
      func makePresented() -> UIViewController { makeController() }
      func makePresented(by presenter: UIViewController) -> UIViewController { makePresented() }
      func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? { nil }
      var style: UIModalPresentationStyle? { nil }
      var presenter: UIViewController { root }
      var presented: UIViewController? { presenter.presentedViewController }

      override func setUp() { showRoot(makePresenter()) }

      func present(animated: Bool) {
        let controller = makePresented(by: presenter)
        if let style { controller.modalPresentationStyle = style }
        if let delegate = makeTransitioningDelegate(controller) {
          heldDelegates.append(delegate)
          controller.transitioningDelegate = delegate
        }
        record(controller)
        presenter.present(controller, animated: animated)
      }

      /// What the app has presented by itself can be recorded from its dismissal on.
      func driveDelegate() { presented.map(record) }

      private func record(_ controller: UIViewController) {
        guard let delegate = controller.transitioningDelegate, !(delegate is RecordedDelegate) else { return }
        let recorded = RecordedDelegate(delegate, self)
        heldDelegates.append(recorded)
        controller.transitioningDelegate = recorded
      }

      func dismiss(animated: Bool) { presenter.dismiss(animated: animated) }

      /// The test's own interaction controller stands for a swipe: it is driven, no finger is.
      func beginSwipe() {
        swipe = UIPercentDrivenInteractiveTransition()
        if presented == nil { present(animated: true) } else { dismiss(animated: true) }
      }

      /// A sheet cannot be pulled by public means: its delegate is asked and told as by a pull.
      func pullSheet() {
        guard let sheet = top.presentationController, let delegate = sheet.delegate else { return }
        if optional(delegate.presentationControllerShouldDismiss(_:))?(sheet) == false { return }
        optional(delegate.presentationControllerWillDismiss(_:))?(sheet)
        turn(0.02)
      }

      func releaseSheet() { top.presentingViewController?.dismiss(animated: true) }
    }

    /// An animator, vended by a delegate of the test.
    class AnimatorWorld: ModalWorld {
      private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let make: (Bool) -> UIViewControllerAnimatedTransitioning?

        init(_ make: @escaping (Bool) -> UIViewControllerAnimatedTransitioning?) {
          self.make = make
          super.init()
        }

        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { make(true) }

        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          make(false)
        }
      }

      func makeAnimator(presenting: Bool) -> UIViewControllerAnimatedTransitioning { valueToBeGiven() }

      override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
        Delegate { [unowned self] in self.makeAnimator(presenting: $0) }
      }
    }

    /// A transitioning delegate that lives as long as the test.
    class DelegateWorld: ModalWorld {
      private var subject: UIViewControllerTransitioningDelegate?

      func makeDelegate() -> UIViewControllerTransitioningDelegate { valueToBeGiven() }
      func makeDelegate(for presented: UIViewController) -> UIViewControllerTransitioningDelegate? { nil }
      override var style: UIModalPresentationStyle? { .custom }

      override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
        if let delegate = makeDelegate(for: presented) { return delegate }
        let delegate = subject ?? makeDelegate()
        subject = delegate
        return delegate
      }
    }

    /// A presentation controller, vended by a delegate of the test.
    class PresentationControllerWorld: ModalWorld {
      private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let make: (UIViewController, UIViewController?) -> UIPresentationController

        init(_ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController) {
          self.make = make
          super.init()
        }

        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { make(presented, presenting) }
      }

      func makePresentationController(
        _ presented: UIViewController, _ presenting: UIViewController?
      ) -> UIPresentationController { valueToBeGiven() }

      override var style: UIModalPresentationStyle? { .custom }

      override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
        Delegate { [unowned self] in self.makePresentationController($0, $1) }
      }
    }

    """#
}
