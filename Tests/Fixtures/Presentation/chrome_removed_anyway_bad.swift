import UIKit

/// Takes the blur away at the end of every dismissal, a cancelled one as well.
final class BlurredPresentation: UIPresentationController {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    blur.frame = container.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(blur, at: 0)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { blur.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    blur.removeFromSuperview()  // expect: TV403
  }
}
