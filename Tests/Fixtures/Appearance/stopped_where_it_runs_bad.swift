import AVFoundation
import UIKit

/// Stops the camera, if it runs, when a swipe back begins; only the set-up starts it.
class CodeReaderPage: UIViewController {
  private var session: AVCaptureSession?

  override func viewDidLoad() {
    super.viewDidLoad()
    let session = AVCaptureSession()
    self.session = session
    session.startRunning()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if session?.isRunning == true {
      session?.stopRunning()  // expect: TV505
    }
  }
}
