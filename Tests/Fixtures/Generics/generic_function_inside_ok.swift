// expect: holds
import UIKit

/// The generic function stands in the method that makes `Self`.
/// The screen that is shown keeps the delegate.
final class Wall: UIViewController {
  @IBAction func hang() {
    let poster = Poster.loadFromNib()
    poster.modalPresentationStyle = .custom
    poster.transitioningDelegate = poster.transition
    present(poster, animated: true)
  }
}

final class Poster: UIViewController {
  let transition = Pin()
}

extension UIViewController {
  static func loadFromNib() -> Self {
    func load<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
      Controller.init(nibName: String(describing: Controller.self), bundle: nil)
    }
    return load(self)
  }
}

final class Pin: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
