import AVFoundation
import UIKit

/// The camera sees the code until the page has gone.
final class ScannerPage: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
  var onCode: ((String) -> Void)?

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {
    guard let code = objects.first as? AVMetadataMachineReadableCodeObject else { return }
    onCode?(code.stringValue ?? "")
    dismiss(animated: true)  // expect: TV604
  }
}
