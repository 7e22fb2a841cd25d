// expect: holds
import UIKit

/// What makes `Self` asks a generic function, whose result says the type.
/// The screen that is shown keeps the delegate.
final class Glovebox: UIViewController {
  @IBAction func unfold() {
    let map = Map.instantiate()
    map.modalPresentationStyle = .custom
    map.transitioningDelegate = map.transition
    present(map, animated: true)
  }
}

final class Map: UIViewController {
  let transition = Roll()
}

extension UIViewController {
  class func instantiate() -> Self { instantiate(from: "Atlas") }

  private class func instantiate<Controller>(from name: String) -> Controller {
    let controller = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    return controller as! Controller
  }
}

final class Roll: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
