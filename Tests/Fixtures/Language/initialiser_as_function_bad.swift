import UIKit

/// A driver that makes its recogniser by a function that it is given: an initialiser, named with its labels.
final class PullDriver: UIPercentDrivenInteractiveTransition {
  private weak var page: UIViewController?
  private(set) var isDragging = false

  /// Tests put something else here.
  var makePan: (Any?, Selector?) -> UIPanGestureRecognizer = UIPanGestureRecognizer.init(target:action:)

  func follow(_ page: UIViewController) {
    self.page = page
    page.view.addGestureRecognizer(makePan(self, #selector(drag(_:))))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {  // expect: TV201
    case .began:
      isDragging = true
      page?.dismiss(animated: true)
    case .changed:
      update(0.5)
    case .ended:
      isDragging = false
      finish()  // expect: TV204
    case .cancelled:
      isDragging = false
    default: break
    }
  }
}

final class PageFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
    UIView.animate(withDuration: 0.3, animations: { context.view(forKey: .from)?.alpha = 0 }) { _ in
      context.view(forKey: .from)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class NotePage: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: PullDriver?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let driver = PullDriver()
    driver.follow(self)
    self.driver = driver
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PageFade()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver?.isDragging == true ? driver : nil }
}
