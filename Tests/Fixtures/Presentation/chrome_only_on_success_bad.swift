import UIKit

/// Dims what is behind. The dimming goes away only with a dismissal, so that a cancelled presentation leaves it.
final class DimmedPresentation: UIPresentationController {
  private lazy var dimming: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    container.insertSubview(dimming, at: 0)  // expect: TV402
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}
