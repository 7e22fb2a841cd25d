// expect: holds
import UIKit

/// The app is started in another file, which mentions nothing of what is shown: nobody outside vends an interaction controller.
public final class PanelController: UIViewController, UIViewControllerTransitioningDelegate {
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { fatalError() }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { ClosePanel() }
}

final class ClosePanel: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let leaving = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      leaving?.layoutIfNeeded()
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
