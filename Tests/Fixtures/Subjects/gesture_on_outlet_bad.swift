import UIKit

/// A page of a nib that is closed by a drag on the strip at its top.
final class MapPage: UIViewController, UIViewControllerTransitioningDelegate {
  @IBOutlet private weak var strip: UIView!
  private let driver = UIPercentDrivenInteractiveTransition()
  private var isDragging = false

  init() {
    super.init(nibName: "MapPage", bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    strip.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
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
    MapFade()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { isDragging ? driver : nil }
}

final class MapFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3, animations: { context.view(forKey: .from)?.alpha = 0 }) { _ in
      context.view(forKey: .from)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
