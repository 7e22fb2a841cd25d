import UIKit

/// A page of a storyboard, which its initialiser for that sets up.
final class FormPage: UIViewController, UIViewControllerTransitioningDelegate {
  private let driver = UIPercentDrivenInteractiveTransition()
  private var isDragging = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {  // expect: TV201
    case .began:
      isDragging = true
      dismiss(animated: true)
    case .changed:
      driver.update(0.5)
    case .ended:
      isDragging = false
      driver.finish()  // expect: TV204
    case .cancelled:
      isDragging = false
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FormFade()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { isDragging ? driver : nil }
}

final class FormFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3, animations: { context.view(forKey: .from)?.alpha = 0 }) { _ in
      context.view(forKey: .from)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
