// expect: holds
import AVFoundation
import UIKit

/// Starts the camera again where the page comes back.
class CodeReaderPage: UIViewController {
  private var session: AVCaptureSession?

  override func viewDidLoad() {
    super.viewDidLoad()
    session = AVCaptureSession()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    session?.startRunning()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if session?.isRunning == true {
      session?.stopRunning()
    }
  }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(CodeReaderPage(), animated: true) }
}
