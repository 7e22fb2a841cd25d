import UIKit

/// Pushes, pops and presents at any time, with UIKit's own animations.
class NavigationClient: GeneralClient {
  override var keepsAppearance: Bool { true }
  let first = ClientController()
  let second = ClientController()
  let third = UIViewController()
  lazy var navigation = UINavigationController(rootViewController: first)

  override var allowance: Int { 2 }
  override var plans: Bool { true }

  override func setUp() {
    showRoot(navigation)
    beginActing()
  }

  override var calls: [ClientCall] {
    [
      ClientCall("the client pushes") { self.navigation.pushViewController(self.second, animated: true) },
      ClientCall("the client pushes without animation") {
        self.navigation.pushViewController(self.third, animated: false)
      },
      ClientCall("the client pops") { self.navigation.popViewController(animated: true) },
      ClientCall("the client pops without animation") { self.navigation.popViewController(animated: false) },
      ClientCall("the client pops to the root") { self.navigation.popToRootViewController(animated: true) },
      ClientCall("the client replaces the stack") {
        self.navigation.setViewControllers([self.third, self.second], animated: true)
      },
    ]
  }
}

/// The same from a stack of two, where the user may swipe back at any time.
final class SwipingClient: NavigationClient {
  override var allowance: Int { 1 }

  override func setUp() {
    navigation.pushViewController(second, animated: false)
    super.setUp()
  }
}

/// The animator, the interaction controller and the delegate act, too; whoever drives decides at any time.
final class NavigationObjectsClient: NavigationClient {
  let delegate = ClientNavigationDelegate()

  override var takesTouches: Bool { false }

  override func setUp() {
    delegate.driver = ClientDriver()
    navigation.delegate = delegate
    navigation.pushViewController(second, animated: false)
    super.setUp()
  }

  override var calls: [ClientCall] {
    [
      ClientCall("the client pushes") { self.navigation.pushViewController(self.third, animated: true) },
      ClientCall("the client pops") { self.navigation.popViewController(animated: true) },
      ClientCall("the client finishes") { self.delegate.driver?.finish() },
      ClientCall("the client cancels") { self.delegate.driver?.cancel() },
      ClientCall("the client completes with true") { self.delegate.animator.context?.completeTransition(true) },
      ClientCall("the client takes the delegate away") { self.navigation.delegate = nil },
    ]
  }
}

/// Vends the client's objects and acts whenever it hears of a controller that is shown.
class ClientNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let animator = ClientAnimator()
  /// Vended while it is there.
  var driver: ClientDriver?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { act() }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { act() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}
