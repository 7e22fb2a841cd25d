import Foundation

// How a callback of a controller is called: UIKit's own implementation must be reached, and by UIKit alone.

/// A callback that UIKit is delivering.
class Delivery {
  let receiver: AnyObject
  let callback: String
  /// Whether `super` has come down to UIKit's own implementation.
  var reachesBase = false

  init(_ receiver: AnyObject, _ callback: String) {
    self.receiver = receiver
    self.callback = callback
  }
}

/// Ghost (TV503, TV504): the innermost delivery that is running.
var currentDelivery: Delivery?

/// Calls a callback of a controller on UIKit's behalf.
func deliver(_ receiver: AnyObject, _ callback: String, _ body: () -> Void) {
  let outer = currentDelivery
  let delivery = Delivery(receiver, callback)
  currentDelivery = delivery
  body()
  currentDelivery = outer
  judgeSuper(delivery)
}

func callWill(_ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
  deliver(controller, isAppearing ? "viewWillAppear(_:)" : "viewWillDisappear(_:)") {
    if isAppearing { controller.viewWillAppear(animated) } else { controller.viewWillDisappear(animated) }
  }
}

func callDid(_ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
  deliver(controller, isAppearing ? "viewDidAppear(_:)" : "viewDidDisappear(_:)") {
    if isAppearing { controller.viewDidAppear(animated) } else { controller.viewDidDisappear(animated) }
  }
}

/// UIKit's own implementation of a callback runs: delivered, through `super`, or called by hand.
func baseIsReached(_ receiver: AnyObject, _ callback: String) {
  if let delivery = currentDelivery, delivery.receiver === receiver, delivery.callback == callback {
    delivery.reachesBase = true
  }
}

extension UIViewController {
  /// As `baseIsReached`, for the callbacks that only UIKit may call (APP-06).
  func appearanceBaseIsReached(_ callback: String, _ state: Appearance) {
    if let delivery = currentDelivery, delivery.receiver === self, delivery.callback == callback {
      delivery.reachesBase = true
      return
    }
    judgeManualCallback(self, callback)
    // APP-06: UIKit may skip or repeat later callbacks.
    if hearsAppearance(self) && mayHappen("UIKit takes a callback that the app sends by hand for its own") {
      appearanceState = state
    }
  }
}

extension UIViewController {
  func deliverSize(_ size: CGSize, _ coordinator: UIViewControllerTransitionCoordinator) {
    deliver(self, "viewWillTransition(to:with:)") { viewWillTransition(to: size, with: coordinator) }
  }
}
