// Ghost data: on whose behalf the code under test runs. Rules read it; the machine's own behaviour does not depend on it.

/// The animator, presentation controller or interaction controller whose code is running, nil for the rest of the app.
var currentOwner: AnyObject?

/// The transition's object that a target of an action is, nil when it is any other object.
func ownerOfActions(of target: AnyObject) -> AnyObject? {
  if isUnknown(target) { return nil }
  if target is UIViewControllerInteractiveTransitioning { return target }
  if target is UIViewControllerAnimatedTransitioning { return target }
  if target is UIPresentationController { return target }
  return nil
}

/// Runs app code on behalf of an animator, an interaction controller or a presentation controller: what it adds to the
/// view hierarchy and what it schedules belongs to that object.
func asOwner(_ owner: AnyObject?, _ body: () -> Void) {
  let former = currentOwner
  currentOwner = owner
  body()
  currentOwner = former
}
