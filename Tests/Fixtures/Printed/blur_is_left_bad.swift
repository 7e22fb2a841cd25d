import UIKit

/// As a blog prints it.
final class StoryPresentationController: UIPresentationController {
  private lazy var blurView = UIVisualEffectView(effect: nil)

  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    let container = containerView!
    blurView.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(blurView)  // expect: likely TV402
    blurView.edges(to: container)
    blurView.alpha = 0

    presentingViewController.beginAppearanceTransition(false, animated: false)
    presentedViewController.transitionCoordinator!.animate(  // expect: likely TV801
      alongsideTransition: { _ in
        self.blurView.effect = UIBlurEffect(style: .light)
        self.blurView.alpha = 1
      }, completion: { _ in })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    presentingViewController.endAppearanceTransition()  // expect: likely TV507
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(true, animated: true)
    presentedViewController.transitionCoordinator!.animate(  // expect: likely TV801
      alongsideTransition: { _ in
        self.blurView.alpha = 0
      }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    presentingViewController.endAppearanceTransition()  // expect: likely TV507
    if completed {
      blurView.removeFromSuperview()
    }
  }
}

extension UIView {
  func edges(to other: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor), bottomAnchor.constraint(equalTo: other.bottomAnchor),
      leadingAnchor.constraint(equalTo: other.leadingAnchor), trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ])
  }
}
