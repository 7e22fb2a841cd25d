import UIKit

/// Selects tabs, changes them and presents over them at any time, while the user taps on them.
class TabClient: GeneralClient {
  let first = ClientController()
  let second = ClientController()
  let third = UIViewController()
  let tabs = UITabBarController()
  let delegate = ClientTabDelegate()

  override var allowance: Int { 2 }
  override var plans: Bool { true }

  override func setUp() {
    tabs.viewControllers = [first, second]
    tabs.delegate = delegate
    showRoot(tabs)
    beginActing()
  }

  override var calls: [ClientCall] {
    [
      ClientCall("the client selects the first tab") { self.tabs.selectedIndex = 0 },
      ClientCall("the client selects the second tab") { self.tabs.selectedIndex = 1 },
      ClientCall("the client takes the second tab away") { self.tabs.viewControllers = [self.first] },
      ClientCall("the client replaces the tabs") { self.tabs.viewControllers = [self.third, self.second] },
      ClientCall("the client presents") { self.tabs.present(self.third, animated: true) { self.act() } },
      ClientCall("the client dismisses") { self.tabs.dismiss(animated: false) { self.act() } },
    ]
  }
}

/// The same with an animator of its own.
final class TabObjectsClient: TabClient {
  override var keepsAppearance: Bool { true }

  override func setUp() {
    delegate.animator = ClientAnimator()
    super.setUp()
  }

  override var calls: [ClientCall] {
    [
      ClientCall("the client selects the first tab") { self.tabs.selectedIndex = 0 },
      ClientCall("the client selects the second tab") { self.tabs.selectedIndex = 1 },
      ClientCall("the client completes with true") { self.delegate.animator?.context?.completeTransition(true) },
      ClientCall("the client completes with false") { self.delegate.animator?.context?.completeTransition(false) },
      ClientCall("the client takes the second tab away") { self.tabs.viewControllers = [self.first] },
    ]
  }
}

/// Vends the client's animator and acts whenever it is asked or told.
class ClientTabDelegate: NSObject, UITabBarControllerDelegate {
  var animator: ClientAnimator?

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    act()
    return true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { act() }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
}
