import UIKit

/// The frame is read when the animator is made, at the request, and used at the start: only a rotation in the one turn
/// between makes it wrong.
final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }

  func turnOver() {
    let back = UIViewController()
    back.modalPresentationStyle = .fullScreen
    back.transitioningDelegate = self
    present(back, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { GrowAnimator(origin: card.frame) }
}

final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let origin: CGRect

  init(origin: CGRect) { self.origin = origin }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let arriving = context.view(forKey: .to), let screen = context.viewController(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let picture = UIView()
    picture.frame = origin  // expect: possible TV1002
    arriving.frame = context.finalFrame(for: screen)
    arriving.isHidden = true
    context.containerView.addSubview(arriving)
    context.containerView.addSubview(picture)
    UIView.animate(withDuration: 0.3) {
      picture.alpha = 0
    } completion: { _ in
      picture.removeFromSuperview()
      arriving.isHidden = false
      if context.transitionWasCancelled { arriving.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
