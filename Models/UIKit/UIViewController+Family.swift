// APP-07: what a container is sent reaches the children whose views are inside its view.

/// Sends a callback to a controller and forwards it to its children (APP-07, APP-08).
func toFamily(
  of controller: UIViewController, _ callback: String, _ own: () -> Void, children each: (UIViewController) -> Void
) {
  asOwner(nil) {
    if isForwardedFirst(controller, callback) {
      for child in childrenHearing(controller, callback) { each(child) }
      own()
    } else {
      own()
      // Those that the callback has added among them.
      for child in childrenHearing(controller, callback) { each(child) }
    }
  }
}

/// F-13: only somebody who hears both can tell.
private func isForwardedFirst(_ controller: UIViewController, _ callback: String) -> Bool {
  if !listens(controller, callback) { return false }
  if !childrenHearing(controller, callback).contains(where: { listens($0, callback) }) { return false }
  return choose(.F13, ["a container's own callback comes first", "its children's callbacks come first"]) == 1
}

/// Nobody, if the container forwards by itself (APP-08).
private func childrenHearing(_ controller: UIViewController, _ callback: String) -> [UIViewController] {
  if controller.children.isEmpty || !controller.shouldAutomaticallyForwardAppearanceMethods { return [] }
  return controller.childrenHearing(callback)
}

/// A child that is there already hears nothing again, unless the app itself has told it so: then both tell it (APP-05).
private func forwardWill(isMeantFor child: UIViewController, _ isAppearing: Bool) -> Bool {
  child.appearanceState.isTowardsScreen != isAppearing || child.appearanceForwarding?.level ?? 0 > 0
}

func forwardWill(_ child: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
  if forwardWill(isMeantFor: child, isAppearing) { sendWill(child, isAppearing, animated) }
}

/// A child that came too late for the WILL gets both.
func forwardDid(_ child: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
  let isThere = child.appearanceState == (isAppearing ? .appeared : .disappeared)
  if isThere && child.appearanceForwarding?.level ?? 0 == 0 { return }
  arrive(child, isAppearing, animated)
}
