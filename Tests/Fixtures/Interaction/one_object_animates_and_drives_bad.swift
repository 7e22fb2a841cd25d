import UIKit

/// Animates and drives: its own animation, which waits for the gesture, is nothing that could still end the interaction.
final class DrawerEngine: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let drawer = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      drawer?.alpha = 0
    } completion: { _ in
      if context.transitionWasCancelled { drawer?.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class DrawerController: UIViewController, UIViewControllerTransitioningDelegate {
  private let engine = DrawerEngine()
  private var isDragging = false

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {  // expect: TV201
    case .began:
      isDragging = true
      dismiss(animated: true)
    case .changed: engine.update(pan.translation(in: view).y / 300)
    case .ended:
      isDragging = false
      engine.finish()  // expect: TV204
    default: isDragging = false
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    engine
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { isDragging ? engine : nil }
}
