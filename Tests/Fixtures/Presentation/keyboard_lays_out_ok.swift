// expect: holds
import UIKit

/// The handler of the keyboard leaves a sheet alone that goes.
final class ReplySheet: UIViewController {
  private let transition = ReplyTransition()
  let panel = UIView()
  private lazy var bottom = panel.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([bottom])
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardMoves(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc private func keyboardMoves(_ notification: Notification) {
    if isBeingDismissed { return }
    bottom.constant = 0
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}

final class ReplyTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let sheet = context.viewController(forKey: .from) as? ReplySheet
    UIView.animate(withDuration: 0.3) {
      sheet?.panel.frame.origin.y += context.containerView.bounds.height
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
