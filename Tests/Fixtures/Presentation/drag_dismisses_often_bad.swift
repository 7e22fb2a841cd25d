import UIKit

/// Each change of the drag asks once more.
final class CardPage: UIViewController {
  @objc func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed:
      if pan.translation(in: view).y > 100 {
        dismiss(animated: true)  // expect: TV604
      }
    default: break
    }
  }

  @objc func edgeDragged(_ edge: UIScreenEdgePanGestureRecognizer) {
    if edge.state == .changed {
      close()
    }
  }

  private func close() { dismiss(animated: true) }  // expect: TV604
}
