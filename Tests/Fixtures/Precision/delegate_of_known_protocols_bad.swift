import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {}

/// Its own delegate: the superclass, which nobody declares here, may answer what the class does not.
final class QuestionController: BrandedController, UIViewControllerTransitioningDelegate {
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
      context.completeTransition(true)  // expect: possible TV104
    }
  }
}
