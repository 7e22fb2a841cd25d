import UIKit

final class Recorder {
  static let shared = Recorder()
  var isRunning = false
  func start() { isRunning = true }
  func stopRecording() { isRunning = false }
}

/// Stops the recorder in its button only: pulled down, it leaves it running.
final class RecordPage: UIViewController {
  private let recorder = Recorder.shared

  override func viewDidLoad() {
    super.viewDidLoad()
    recorder.start()
  }

  @IBAction func doneTapped(_ sender: Any) {
    cleanUp()  // expect: TV1102
    presentingViewController?.dismiss(animated: true)
  }

  private func cleanUp() { recorder.stopRecording() }
}

final class HomePage: UIViewController {
  @IBAction func recordTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(RecordPage(), animated: true)
  }
}
