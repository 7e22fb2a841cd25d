import UIKit

// expect: holds
/// The picture is in the app's bundle.
final class ShopController: UIViewController {
  @objc func showOffer() {
    let offer = UIViewController()
    let picture = UIImageView(image: UIImage(named: "offer")!)
    offer.view.addSubview(picture)
    present(offer, animated: true)
  }
}
