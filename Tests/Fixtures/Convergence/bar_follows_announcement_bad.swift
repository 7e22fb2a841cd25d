import UIKit

/// The first page has no bar; whether there is one follows what the stack announces.
final class ShopNavigation: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(  // expect: TV702
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    setNavigationBarHidden(viewController === viewControllers.first, animated: animated)
  }
}
