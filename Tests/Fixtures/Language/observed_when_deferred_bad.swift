import UIKit

/// A driver whose initialiser sets its handle when all else is done: the observer adds the gesture.
class HandleDriver: UIPercentDrivenInteractiveTransition {
  private weak var page: UIViewController?
  private(set) var isDragging = false

  weak var handle: UIView? {
    didSet {
      let kind = recogniserClass() as HandlePan.Type
      handle?.addGestureRecognizer(kind.init(target: self, action: #selector(drag(_:))))
    }
  }

  init(page: UIViewController, handle: UIView?) {
    super.init()
    defer {
      self.page = page
      self.handle = handle
    }
  }

  func recogniserClass() -> HandlePan.Type { HandlePan.self }

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

class HandlePan: UIPanGestureRecognizer {}

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
  private var driver: HandleDriver?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    driver = HandleDriver(page: self, handle: view)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PageFade()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver?.isDragging == true ? driver : nil }
}
