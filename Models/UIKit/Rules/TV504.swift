// TV504 super-called

/// A callback has been delivered.
func judgeSuper(_ delivery: Delivery) {
  if isUnknown(delivery.receiver) || !listens(delivery.receiver, delivery.callback) { return }
  check(
    delivery.reachesBase, .TV504, "an override of a callback does not call super", as: .callbackKeepsSuper,
    at: declaration(of: delivery.receiver, delivery.callback), about: delivery.receiver)
}

/// The methods through which a percent-driven controller is told: they are called by the app, so their text is judged.
func judgePercentDrivenOverrides(_ controller: AnyObject) {
  if !(controller is UIPercentDrivenInteractiveTransition) || drivesByItself(controller) { return }
  for method in ["startInteractiveTransition(_:)", "update(_:)", "finish()", "cancel()", "pause()"]
  where listens(controller, method) {
    check(
      callsSuper(controller, method), .TV504, "an override of the percent-driven controller does not call super",
      as: .interactionKeepsSuper,
      at: declaration(of: controller, method), about: controller)
  }
}

/// Whether a subclass replaces everything through which the animation is driven: super would start and drive another one.
private func drivesByItself(_ controller: AnyObject) -> Bool {
  for method in ["startInteractiveTransition(_:)", "update(_:)", "finish()", "cancel()"]
  where !listens(controller, method) || callsSuper(controller, method) {
    return false
  }
  return true
}
