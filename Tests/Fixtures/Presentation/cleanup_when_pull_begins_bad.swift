import UIKit

/// What records while the sheet is not there.
final class Recorder {
  func pause() {}
  func goOn() { UserDefaults.standard.set(true, forKey: "records") }
}

/// Shows its settings as a sheet, and records again when they are pulled away; the pull may be let go.
final class RecordingPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let recorder = Recorder()

  @IBAction func showSettings() {
    let settings = UITableViewController(style: .plain)
    settings.presentationController?.delegate = self
    present(settings, animated: true)
    recorder.pause()
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {  // expect: TV1101
    recorder.goOn()
  }
}
