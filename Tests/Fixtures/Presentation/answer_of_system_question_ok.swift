// expect: holds
import AVFoundation
import UIKit

/// The system asks in an alert of its own, so that nothing else can be opened before the answer.
final class ScanPage: UIViewController {
  @IBAction func scan(_ sender: Any) {
    AVCaptureDevice.requestAccess(for: .video) { [weak self] isAllowed in
      DispatchQueue.main.async {
        if isAllowed { self?.openScanner() } else { self?.explain() }
      }
    }
  }

  private func openScanner() {
    present(UIViewController(), animated: true)  // expect: possible TV601
  }

  private func explain() {
    let alert = UIAlertController(title: "No camera", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)  // expect: possible TV601
  }

  @IBAction func showDetails(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
