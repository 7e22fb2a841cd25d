import UIKit

/// A picture of the screen may be missing.
final class ShopController: UIViewController {
  @objc func showOffer() {
    let offer = UIViewController()
    let picture = view.snapshotView(afterScreenUpdates: false)!  // expect: TV1205
    offer.view.addSubview(picture)
    present(offer, animated: true)
  }
}
