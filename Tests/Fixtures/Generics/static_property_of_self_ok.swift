// expect: holds
import UIKit

/// A static property makes whatever class it is read from.
/// The screen that is shown keeps the delegate.
final class Mailbox: UIViewController {
  @IBAction func read() {
    let postcard = Postcard.instance
    postcard.modalPresentationStyle = .custom
    postcard.transitioningDelegate = postcard.transition
    present(postcard, animated: true)
  }
}

final class Postcard: UIViewController {
  let transition = Stamp()
}

extension UIViewController {
  static var instance: Self {
    UIStoryboard(name: "Mail", bundle: nil).instantiateInitialViewController() as! Self
  }
}

final class Stamp: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
