// expect: holds
import UIKit

/// Keeps a picture for each screen below, and throws the last one away when a swipe has gone far enough, if there is one.
final class PictureStack: UINavigationController {
  private var pictures: [UIImage] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swipe(_:))))
  }

  @objc private func swipe(_ gesture: UIScreenEdgePanGestureRecognizer) {
    if gesture.state == .ended { _ = pictures.popLast() }
  }
}
