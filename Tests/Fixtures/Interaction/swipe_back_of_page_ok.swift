// expect: holds
import UIKit

/// Switches the recogniser, whoever is its delegate.
final class Navigator: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    interactivePopGestureRecognizer?.isEnabled = viewControllers.count > 1
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    interactivePopGestureRecognizer?.isEnabled = false
    super.pushViewController(viewController, animated: animated)
  }
}

final class DetailPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.interactivePopGestureRecognizer?.delegate = nil
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
