// expect: holds
import UIKit

/// A free function makes an object of the type that is expected of it.
/// The screen that is shown keeps the delegate.
final class Projector: UIViewController {
  @IBAction func show() {
    let slide: Slide = loaded()
    slide.modalPresentationStyle = .custom
    slide.transitioningDelegate = slide.transition
    present(slide, animated: true)
  }
}

final class Slide: UIViewController {
  let transition = Fade()
}

func loaded<Controller: UIViewController>(from nib: String? = nil) -> Controller {
  Controller(nibName: nib ?? "\(Controller.self)", bundle: nil)
}

final class Fade: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
