import UIKit

/// Whoever shows the recorder makes it the delegate of its presentation. It presents help itself, which is another matter.
final class Recorder: UIViewController {
  private var isRecording = true

  func showHelp() {
    guard presentedViewController == nil else { return }
    let help = UIAlertController(title: "Recording", message: nil, preferredStyle: .alert)
    help.addAction(UIAlertAction(title: "OK", style: .default))
    present(help, animated: true)
  }
}

extension Recorder: UIAdaptivePresentationControllerDelegate {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {  // expect: TV1101
    isRecording = false
  }
}
