import UIKit

/// Asks about the certificate, and complains in the same turn whatever was asked.
final class CertificateJudge: NSObject {
  func judge(_ host: UIViewController, isUnknown: Bool) {
    if isUnknown {
      host.present(question("Trust it?"), animated: true)
    }
    host.present(question("The connection has failed."), animated: true)  // expect: TV601
  }

  private func question(_ text: String) -> UIAlertController {
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    return alert
  }
}
