// expect: holds
import UIKit

/// Dismisses once: when the drag ends, with a note, or when it is still there.
final class CardPage: UIViewController {
  private var isClosing = false

  @objc func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: title = "\(pan.translation(in: view).y)"
    case .ended: if presentingViewController?.presentedViewController == self { close() }
    default: break
    }
  }

  @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .changed, !isClosing {
      isClosing = true
      close()
    }
  }

  private func close() {
    if isBeingDismissed || presentedViewController != nil { return }
    dismiss(animated: true)
  }
}

final class HelpPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
