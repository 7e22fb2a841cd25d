// expect: holds
import AVFoundation
import UIKit

/// The first code is the last one.
final class ScannerPage: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
  var onCode: ((String) -> Void)?
  private let session = AVCaptureSession()
  private var isFound = false

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {
    guard !isFound, let code = objects.first as? AVMetadataMachineReadableCodeObject else { return }
    isFound = true
    session.stopRunning()
    onCode?(code.stringValue ?? "")
  }
}

final class HelpPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
