import UIKit

// expect: holds

/// Whoever shows the recorder makes it the delegate of its presentation. It stops only once it is gone.
final class Recorder: UIViewController {
  private var isRecording = true

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { isRecording = false }
  }

  func showHelp() {
    guard presentedViewController == nil else { return }
    let help = UIAlertController(title: "Recording", message: nil, preferredStyle: .alert)
    help.addAction(UIAlertAction(title: "OK", style: .default))
    present(help, animated: true)
  }
}

extension Recorder: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    presentedViewController == nil
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    showHelp()
  }
}
