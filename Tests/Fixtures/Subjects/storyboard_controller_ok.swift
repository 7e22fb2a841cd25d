// expect: holds
import UIKit

/// Shows what a storyboard makes.
final class MenuController: UIViewController {
  @IBAction func open(_ sender: Any) {
    let details = storyboard!.instantiateViewController(withIdentifier: "details") as! DetailsController
    present(details, animated: true)
  }
}

final class DetailsController: UIViewController, UIViewControllerTransitioningDelegate {
  override func awakeFromNib() {
    super.awakeFromNib()
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    transitioningDelegate = self
    modalPresentationStyle = .custom
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Fade() }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let shown = transitionContext.view(forKey: .to)
    if let view = shown { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if transitionContext.transitionWasCancelled { shown?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
