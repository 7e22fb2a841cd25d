import UIKit

/// The frame is read when the screen is loaded, and used at each start: any rotation since makes it wrong.
final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  private let card = UIView()
  private var animator: GrowAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    animator = GrowAnimator(origin: card.frame)
  }

  func turnOver() {
    let back = UIViewController()
    back.modalPresentationStyle = .fullScreen
    back.transitioningDelegate = self
    present(back, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
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
    picture.frame = origin  // expect: likely TV1002
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
