// expect: holds
import UIKit

// The end of the session, which comes at any time, leaves the window empty: nothing is there from which the app could go on.

final class FadeIn: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(!context.transitionWasCancelled)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
}

final class AccountPage: UIViewController {
  private let fade = FadeIn()

  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = fade
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    Session.shared.onEnd { UIApplication.shared.windows.first?.rootViewController = nil }
  }
}
