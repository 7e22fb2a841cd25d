// expect: holds
import UIKit

/// Ignores touches while the stack changes, and hears of a cancelled swipe, too.
final class BusyStack: NSObject, UINavigationControllerDelegate {
  private var isMoving = false

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    isMoving = true
    navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      if context.isCancelled { self.isMoving = false }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    isMoving = false
  }

  var takesTouches: Bool { !isMoving }
}
