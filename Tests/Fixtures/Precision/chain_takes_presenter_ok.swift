// expect: holds
import UIKit

/// Closing everything takes the list away, too: its view need not be back.
final class StartController: UIViewController {
  @objc func showList() {
    let list = ListOfPictures()
    list.modalPresentationStyle = .fullScreen
    present(list, animated: true)
  }
}

final class ListOfPictures: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(showPicture), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func showPicture() {
    let picture = UIViewController()
    picture.modalPresentationStyle = .fullScreen
    picture.transitioningDelegate = self
    present(picture, animated: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PictureAnimator()
  }
}

private final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let going = context.view(forKey: .from)
    if let coming = context.view(forKey: .to) {
      coming.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
      context.containerView.insertSubview(coming, at: 0)
    }
    UIView.animate(withDuration: 0.3) {
      going?.alpha = 0
    } completion: { _ in
      going?.alpha = 1
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
