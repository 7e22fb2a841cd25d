import UIKit

/// A picture of a screen that nothing has shown may be missing.
final class ShopController: UIViewController {
  @objc func showOffer() {
    let offer = UIViewController()
    let picture = offer.view.snapshotView(afterScreenUpdates: false)!  // expect: TV1205
    offer.view.addSubview(picture)
    present(offer, animated: true)
  }
}
