// expect: holds
import UIKit

/// Whoever has a controller can show others from it.
protocol Routing {
  var rootController: UIViewController { get }
}

extension Routing {
  func show(_ controller: UIViewController, with motion: UIViewControllerTransitioningDelegate?) {
    controller.transitioningDelegate = motion
    rootController.present(controller, animated: true)
  }
}
