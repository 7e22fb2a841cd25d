// expect: holds
import UIKit

/// Shows what the session knows. The app's delegate starts the session, which no run here does.
final class Session {
  static let shared = Session()
  private(set) var state: SessionState!

  func start() { state = SessionState(titles: ["One", "Two"]) }
}

struct SessionState {
  var titles: [String]
}

final class OverviewViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let first = UILabel()
  private let session = Session.shared

  override func viewDidLoad() {
    super.viewDidLoad()
    first.text = session.state.titles[0]
    view.addSubview(first)
  }

  @objc func showDetail() {
    let detail = UIViewController()
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = self
    present(detail, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DetailAnimator()
  }
}

final class DetailAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let detail = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    transitionContext.containerView.addSubview(detail)
    detail.alpha = 0
    UIView.animate(withDuration: 0.3) {
      detail.alpha = 1
    } completion: { _ in
      if transitionContext.transitionWasCancelled { detail.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class MainWindow {
  func root() -> UIViewController { OverviewViewController() }
}
