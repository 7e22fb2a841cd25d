import UIKit

/// Records while it is on the screen.
private final class RecorderController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var isRecording = true

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {  // expect: TV1101
    isRecording = false
  }
}
