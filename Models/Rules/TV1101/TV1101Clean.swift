import UIKit

// expect: holds

/// Records while it is on the screen.
private final class RecorderController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var isRecording = true

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    isRecording = false
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    view.endEditing(true)
  }
}
