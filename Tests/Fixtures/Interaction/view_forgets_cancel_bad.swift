import UIKit

/// The handle of a card: it pulls the page that it lies on, and knows of no end but the finger's.
final class CardHandle: UIView {
  weak var page: UIViewController?
  var driver: UIPercentDrivenInteractiveTransition?

  @objc func pulled(_ recognizer: UIPanGestureRecognizer) {
    let progress = recognizer.translation(in: self).y / 400
    switch recognizer.state {  // expect: TV201
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      page?.dismiss(animated: true)
    case .changed:
      driver?.update(progress)
    case .ended:
      end(progress)
    default:
      break
    }
  }

  private func end(_ progress: CGFloat) {
    if progress > 0.4 { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}
