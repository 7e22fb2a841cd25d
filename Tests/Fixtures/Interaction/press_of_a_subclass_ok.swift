// expect: holds
import UIKit

/// The kind of recogniser depends on the device; either begins, moves and ends in this order.
final class DeepPress: UILongPressGestureRecognizer {}

final class PreviewScreen: UIViewController {
  private var hasBegun = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let recogniser: UIGestureRecognizer
    if traitCollection.forceTouchCapability == .available {
      recogniser = DeepPress(target: self, action: #selector(follow(_:)))
    } else {
      recogniser = UITapGestureRecognizer(target: self, action: #selector(close))
    }
    view.addGestureRecognizer(recogniser)
  }

  @objc func follow(_ press: DeepPress) {
    switch press.state {
    case .began:
      hasBegun = true
      present(UIViewController(), animated: false)
    case .changed:
      guard hasBegun else { fatalError("it has not begun") }
    default: break
    }
  }

  @objc private func close() {}
}
