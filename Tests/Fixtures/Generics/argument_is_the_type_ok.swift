// expect: holds
import UIKit

/// An extension of UIStoryboard is told the class.
/// The screen that is shown keeps the delegate.
final class Basket: UIViewController {
  @IBAction func showVoucher() {
    guard let voucher = UIStoryboard.shop.make(Voucher.self) else { return }
    voucher.modalPresentationStyle = .custom
    voucher.transitioningDelegate = voucher.transition
    present(voucher, animated: true)
  }
}

final class Voucher: UIViewController {
  let transition = Tear()
}

extension UIStoryboard {
  static var shop: UIStoryboard { UIStoryboard(name: "Shop", bundle: nil) }

  func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    instantiateViewController(withIdentifier: String(describing: type)) as? Controller
  }
}

final class Tear: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
