// expect: holds
import UIKit

/// The handle of a card: whatever ends the pull, its transition ends, too.
final class CardHandle: UIView {
  weak var page: UIViewController?
  var driver: UIPercentDrivenInteractiveTransition?

  @objc func pulled(_ recognizer: UIPanGestureRecognizer) {
    let progress = recognizer.translation(in: self).y / 400
    switch recognizer.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      page?.dismiss(animated: true)
    case .changed:
      driver?.update(progress)
    case .ended:
      end(progress)
    default:
      end(0)
    }
  }

  private func end(_ progress: CGFloat) {
    if progress > 0.4 { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}
