// expect: holds
import UIKit

/// Is dragged down and closed, or goes back where the gesture is taken away.
final class PhotoPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    view.center.y += pan.translation(in: view.superview).y
    pan.setTranslation(.zero, in: view.superview)
    switch pan.state {
    case .ended where view.center.y > 600 && !isBeingDismissed && presentingViewController != nil:
      dismiss(animated: true)
    case .ended, .cancelled: view.center.y = 400
    default: break
    }
  }
}
