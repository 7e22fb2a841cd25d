// expect: holds
import UIKit

/// The answer of the server opens the offer, unless one is shown already.
final class ShopController: UIViewController {
  @IBAction func reload(_ sender: Any) {
    load {
      guard self.presentedViewController == nil else { return }
      self.performSegue(withIdentifier: "offer", sender: nil)
    }
  }

  private func load(_ completion: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { completion() }
  }
}

final class OfferController: UIViewController {}
