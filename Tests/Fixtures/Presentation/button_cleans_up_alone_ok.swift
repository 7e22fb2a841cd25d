// expect: holds
import UIKit

final class Recorder {
  static let shared = Recorder()
  var isRunning = false
  func start() { isRunning = true }
  func stopRecording() { isRunning = false }
}

/// Stops it whenever it goes.
final class RecordPage: UIViewController {
  private let recorder = Recorder.shared

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    recorder.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    cleanUp()
  }

  @IBAction func doneTapped(_ sender: Any) {
    cleanUp()
    presentingViewController?.dismiss(animated: true)
  }

  private func cleanUp() { recorder.stopRecording() }
}

/// Cannot be pulled down.
final class CallPage: UIViewController {
  private let recorder = Recorder.shared

  @IBAction func doneTapped(_ sender: Any) {
    recorder.stopRecording()
    presentingViewController?.dismiss(animated: true)
  }
}

/// Cleans up nothing but its own views.
final class NotePage: UIViewController {
  private let hintView = UIView()

  @IBAction func doneTapped(_ sender: Any) {
    hintView.removeFromSuperview()
    presentingViewController?.dismiss(animated: true)
  }
}

final class HomePage: UIViewController {
  @IBAction func recordTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(RecordPage(), animated: true)
  }

  @IBAction func callTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let page = CallPage()
    page.isModalInPresentation = true
    present(page, animated: true)
  }

  @IBAction func noteTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(NotePage(), animated: true)
  }
}
