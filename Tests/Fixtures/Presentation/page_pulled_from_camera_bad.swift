import UIKit

final class Camera {
  private(set) var isRunning = true
  func startSession() { isRunning = true }
  func stopSession() { isRunning = false }
}

final class ConfirmPage: UIViewController {
  var onComplete: ((UIImage?) -> Void)?

  @objc func cancel() { onComplete?(nil) }
  @objc func confirm() { onComplete?(UIImage()) }
}

/// The session starts again when the page answers. Pulled down it does not answer, and the picture stands still.
final class CameraPage: UIViewController {
  private let camera = Camera()

  @IBAction func takePicture(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    camera.stopSession()
    let page = ConfirmPage()
    page.onComplete = { [weak self] image in
      defer {
        self?.camera.startSession()
        self?.dismiss(animated: true)
      }
      guard image != nil else { return }
      self?.title = "Taken"
    }
    present(page, animated: true)  // expect: TV1102
  }
}
