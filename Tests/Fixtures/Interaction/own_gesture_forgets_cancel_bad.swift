import UIKit

/// A gesture that the system cancels leaves the screen half open.
public final class SwipeToClose: UIPercentDrivenInteractiveTransition {
  public private(set) var interactionInProgress = false
  private weak var viewController: UIViewController?

  public init(viewController: UIViewController) {
    self.viewController = viewController
    super.init()
    let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handle(_:)))
    swipe.edges = .left
    viewController.view.addGestureRecognizer(swipe)
  }

  @objc private func handle(_ swipe: UIScreenEdgePanGestureRecognizer) {
    let progress = swipe.translation(in: swipe.view?.superview).x / 200
    switch swipe.state {  // expect: TV201
    case .began:
      interactionInProgress = true
      viewController?.dismiss(animated: true)
    case .changed:
      update(progress)
    case .ended:
      interactionInProgress = false
      if progress > 0.5 { finish() } else { cancel() }  // expect: TV204
    default:
      break
    }
  }
}
