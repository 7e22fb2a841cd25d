import UIKit

protocol TrustKeeperDelegate: AnyObject {
  func trustKeeper(_ keeper: TrustKeeper, doubts host: String)
}

/// Checks certificates on a queue of its own.
final class TrustKeeper {
  weak var delegate: TrustKeeperDelegate?

  func check(_ host: String) {
    DispatchQueue.global().async { self.delegate?.trustKeeper(self, doubts: host) }
  }
}

/// The question comes whenever a certificate is new, also while the settings are open: it is refused then.
final class SitemapPage: UIViewController, TrustKeeperDelegate {
  func trustKeeper(_ keeper: TrustKeeper, doubts host: String) {
    DispatchQueue.main.async {
      let alert = UIAlertController(title: host, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Trust", style: .default))
      self.present(alert, animated: true)  // expect: TV601
    }
  }

  @IBAction func showSettings(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
