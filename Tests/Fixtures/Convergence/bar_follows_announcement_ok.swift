// expect: holds
import UIKit

/// The first page has no bar; where the user lets go of a swipe back the bar returns with the page that stays.
final class ShopNavigation: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    let former = isNavigationBarHidden
    setNavigationBarHidden(viewController === viewControllers.first, animated: animated)
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled { self?.setNavigationBarHidden(former, animated: false) }
    }
  }
}
