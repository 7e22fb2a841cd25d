import UIKit

/// The answer of the server opens the offer: a second answer may come while the first offer is shown.
final class ShopController: UIViewController {
  @IBAction func reload(_ sender: Any) {
    load { self.performSegue(withIdentifier: "offer", sender: nil) }  // expect: TV601
  }

  private func load(_ completion: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { completion() }
  }
}

final class OfferController: UIViewController {}
