// expect: holds
import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {}

/// Its own delegate, and that of its text fields: a protocol that nobody declares here gives it no further methods.
final class QuestionController: UIViewController, UIViewControllerTransitioningDelegate, BrandedFieldDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { fatalError() }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    CloseQuestion()
  }
}

final class CloseQuestion: NSObject, UIViewControllerAnimatedTransitioning {
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
