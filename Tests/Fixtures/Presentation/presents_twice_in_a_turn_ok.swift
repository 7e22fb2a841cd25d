// expect: holds
import UIKit

/// Asks about the certificate or complains, never both.
final class CertificateJudge: NSObject {
  func judge(_ host: UIViewController, isUnknown: Bool, hasFailed: Bool) {
    if isUnknown {
      host.present(question("Trust it?"), animated: true)
      return
    }
    switch hasFailed {
    case true: host.present(question("The connection has failed."), animated: true)
    case false: break
    }
    let isWell = !hasFailed
    if isWell { host.present(question("All is well."), animated: true) }
  }

  private func question(_ text: String) -> UIAlertController {
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    return alert
  }
}
