import UIKit

/// What the moves of the gesture need is set by a tap only.
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
      present(UIViewController(), animated: false)
    case .changed:
      guard hasBegun else { fatalError("it has not begun") }  // expect: TV1205
    default: break
    }
  }

  @objc private func close() { hasBegun = true }
}
