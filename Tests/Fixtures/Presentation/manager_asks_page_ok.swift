// expect: holds
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

/// The question is asked on what is open.
final class SitemapPage: UIViewController, TrustKeeperDelegate {
  func trustKeeper(_ keeper: TrustKeeper, doubts host: String) {
    DispatchQueue.main.async {
      guard self.presentedViewController == nil, self.view.window != nil, !self.isBeingDismissed else { return }
      let alert = UIAlertController(title: host, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Trust", style: .default))
      self.present(alert, animated: true)
    }
  }

  @IBAction func showSettings(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
