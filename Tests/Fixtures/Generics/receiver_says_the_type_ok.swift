// expect: holds
import UIKit

/// The class that is asked makes itself, though the function says only that it is a controller.
/// The screen that is shown keeps the delegate.
final class Shelf: UIViewController {
  @IBAction func read() {
    let diary: UIViewController = Diary.load()
    diary.modalPresentationStyle = .custom
    diary.transitioningDelegate = (diary as? Diary)?.transition
    present(diary, animated: true)
  }
}

final class Diary: UIViewController {
  let transition = Lock()
}

extension UIViewController {
  static func load<Controller: UIViewController>(from name: String = "Main") -> Controller {
    let storyboard = UIStoryboard(name: name, bundle: nil)
    return storyboard.instantiateViewController(withIdentifier: String(describing: self)) as! Controller
  }
}

final class Lock: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
