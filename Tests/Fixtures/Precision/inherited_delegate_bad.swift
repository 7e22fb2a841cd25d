import UIKit

/// The base class says how its subclasses are presented; one of them makes its own view invisible for good.
class DrawerBase: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private var isPresenting = false
  let shade = UIView()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shade)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = false
    return self
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let coming = isPresenting ? context.view(forKey: .to) : nil
    if let coming { context.containerView.addSubview(coming) }
    let isComing = isPresenting
    UIView.animate(withDuration: 0.3) {
      if isComing { self.open() } else { self.close() }
    } completion: { _ in
      if context.transitionWasCancelled { coming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)  // expect: TV301
    }
  }

  func open() { shade.alpha = 1 }
  func close() { shade.alpha = 0 }
}

final class FilterDrawer: DrawerBase {
  override func open() { shade.alpha = 0.5; view.alpha = 0 }
}
