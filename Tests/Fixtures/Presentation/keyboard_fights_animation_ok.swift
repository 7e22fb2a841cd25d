// expect: holds
import UIKit

/// The handler of the keyboard leaves a sheet alone that goes.
final class NoteSheet: UIViewController {
  private let transition = NoteTransition()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardMoves(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc private func keyboardMoves(_ notification: Notification) {
    if isBeingDismissed { return }
    let height = view.superview?.bounds.height ?? 0
    UIView.animate(withDuration: 0.25) {
      self.view.frame = CGRect(x: 0, y: height - 300, width: self.view.bounds.width, height: 300)
    }
  }
}

final class NoteTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let sheet = context.view(forKey: .from)
    let height = context.containerView.bounds.height
    UIView.animate(withDuration: 0.3) {
      sheet?.frame = context.containerView.bounds.offsetBy(dx: 0, dy: height)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
