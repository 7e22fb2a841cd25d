// expect: holds
import UIKit

/// What records while the sheet is not there.
final class Recorder {
  func pause() {}
  func goOn() { UserDefaults.standard.set(true, forKey: "records") }
}

/// Shows its settings as a sheet, and records again when they are pulled away.
final class RecordingPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let recorder = Recorder()

  @IBAction func showSettings() {
    let settings = UITableViewController(style: .plain)
    settings.presentationController?.delegate = self
    present(settings, animated: true)
    recorder.pause()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    recorder.goOn()
  }
}
