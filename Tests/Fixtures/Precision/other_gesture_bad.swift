import UIKit

/// A long press has nothing to do with the dismissal that the drag drives: only the drag's handler is to blame.
final class PhotoController: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: UIPercentDrivenInteractiveTransition?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(press(_:))))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if driver != nil { return }
      driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: driver?.update(0.5)
    default:
      driver = nil
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.title = "Photo" }  // expect: TV201
    }
  }

  @objc private func press(_ press: UILongPressGestureRecognizer) {
    if press.state == .ended { title = "Pressed" }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    driver == nil ? nil : PhotoAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}

private final class PhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let going = context.view(forKey: .from) else {
      context.completeTransition(false)
      return
    }
    UIView.animate(withDuration: 0.3) {
      going.transform = CGAffineTransform(translationX: 0, y: 500)
    } completion: { _ in
      going.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
