import UIKit

// It presents a share sheet and is itself presented, with a delegate of its own that answers the drag's controller even
// when nobody drags: the close button leads into a transition that nobody drives.
final class PhotoViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let drag = UIPercentDrivenInteractiveTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
  }

  func share() {
    let sheet = UIActivityViewController(activityItems: ["photo"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }

  @objc private func pull(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: dismiss(animated: true)
    case .changed: drag.update(0.5)
    case .ended: drag.finish()  // expect: TV204
    case .cancelled, .failed: drag.cancel()  // expect: TV204
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PhotoFade()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    drag  // expect: TV205
  }
}

final class PhotoFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let leaving = transitionContext.view(forKey: .from)
    UIView.animate(withDuration: 0.2, animations: { leaving?.alpha = 0 }) { _ in
      leaving?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
