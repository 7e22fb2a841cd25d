import UIKit

/// After a closing that was given up the start screen lies below the player, which takes its touches.
final class StartScreen: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(play), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func play() {
    guard transitionCoordinator == nil else { return }
    let player = UIViewController()
    player.modalPresentationStyle = .fullScreen
    player.transitioningDelegate = self
    present(player, animated: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SlideDown()
  }
}

private final class SlideDown: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let going = context.view(forKey: .from), let coming = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    coming.frame = context.containerView.bounds
    context.containerView.insertSubview(coming, belowSubview: going)  // expect: possible TV306
    UIView.animate(withDuration: 0.3) {
      going.alpha = 0
    } completion: { _ in
      going.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
