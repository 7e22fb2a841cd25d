import UIKit

/// Is dragged down and closed. The system may take the gesture away before the finger is lifted.
final class PhotoPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    view.center.y += pan.translation(in: view.superview).y
    pan.setTranslation(.zero, in: view.superview)
    if pan.state == .ended {  // expect: TV201
      if view.center.y > 600 {
        dismiss(animated: true)
      } else {
        view.center.y = 400
      }
    }
  }
}
