import UIKit

/// What the animator hides of the screen that comes stays hidden.
final class AlbumController: UIViewController, UIViewControllerTransitioningDelegate {
  let list = UIView()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    AlbumAnimator(list)
  }
}

private final class AlbumAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let list: UIView

  init(_ list: UIView) { self.list = list }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let coming = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    context.containerView.addSubview(coming)
    UIView.animate(withDuration: 0.3) {
      coming.alpha = 1
    } completion: { _ in
      self.list.isHidden = true  // expect: TV307
      if context.transitionWasCancelled { coming.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
