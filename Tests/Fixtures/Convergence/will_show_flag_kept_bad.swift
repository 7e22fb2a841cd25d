import UIKit

/// Ignores touches while the stack changes, and hears of the end by `didShow` alone, which a cancelled swipe does not send.
final class BusyStack: NSObject, UINavigationControllerDelegate {
  private var isMoving = false

  func navigationController(  // expect: TV702
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    isMoving = true
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    isMoving = false
  }

  var takesTouches: Bool { !isMoving }
}
