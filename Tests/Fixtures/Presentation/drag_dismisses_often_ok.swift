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

/// Knows by its phase that it closes.
final class DrawerPage: UIViewController {
  private enum Phase { case idle, closing }
  private var phase = Phase.idle

  @objc func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed:
      guard phase == .idle, pan.translation(in: view).y > 100 else { return }
      phase = .closing
      dismiss(animated: true)
    default: break
    }
  }
}

/// The method that closes it takes note.
final class PhotoPage: UIViewController {
  private var isClosing = false

  @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .changed: if pinch.scale < 0.5, !isClosing { close() }
    default: break
    }
  }

  private func close() {
    isClosing = true
    dismiss(animated: true)
  }
}

/// Ends the gesture, and so there are no more changes.
final class EdgePage: UIViewController {
  @objc func dragged(_ edge: UIScreenEdgePanGestureRecognizer) {
    if edge.state == .changed {
      edge.state = .ended
      dismiss(animated: true)
    }
  }
}

final class HelpPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
