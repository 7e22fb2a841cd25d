import UIKit

// What of a world is compared after each step. The interpreter and plain Swift both run this code.

/// Everything that a step can change, as strings, numbers, cases and types.
func worldDump() -> [Any?] {
  let dump = WorldDump()
  if let window = keyWindow {
    dump.add(window)
    if let root = window.rootViewController { dump.add(root) }
  }
  for transition in activeTransitions { dump.add(transition) }
  for work in mainRunLoop.pending { dump.add(work) }
  dump.addGlobals()
  return dump.output
}

final class WorldDump {
  var output: [Any?] = []
  /// Objects by number, in the order in which they are met.
  private var known: [AnyObject] = []

  func say(_ value: Any?) { output.append(value) }

  /// The number of an object; nil for none.
  func number(_ object: AnyObject?) -> Int? {
    guard let object = object else { return nil }
    if let index = known.firstIndex(where: { $0 === object }) { return index }
    known.append(object)
    return known.count - 1
  }

  /// A view with everything in it, from back to front.
  func add(_ view: UIView) {
    say("(")
    say(type(of: view))
    say(number(view))
    say(number(view.owningController))
    say(number(view.addedBy))
    if hidesItself(view) { say("hidden") }
    if isUnknown(view.isUserInteractionEnabled) || !view.isUserInteractionEnabled { say("untouchable") }
    if view.superview == nil { say("root") }
    for gesture in view.gestureRecognizers ?? [] { say(gesture.state) }
    for child in view.subviews { add(child) }
    say(")")
  }

  /// A controller with everything that it contains and presents.
  func add(_ controller: UIViewController) {
    say("[")
    say(type(of: controller))
    say(number(controller))
    say(controller.appearanceState)
    say(controller.appearanceForwarding?.level)
    say(controller.modalPresentationStyle)
    say(controller.loadedView == nil ? "unloaded" : number(controller.loadedView))
    say(number(controller.assignedDelegate))
    say(number(controller.parent))
    say(number(controller.modalPresenter))
    if let presentation = controller.assignedPresentationController { add(presentation) }
    for child in controller.children { add(child) }
    if let presented = controller.presentedChild { add(presented) }
    say("]")
  }

  private func add(_ presentation: UIPresentationController) {
    say(type(of: presentation))
    say(number(presentation))
    say(number(presentation.containerView))
    for presenter in presentation.removedPresenters { say(number(presenter)) }
  }

  func add(_ transition: Transition) {
    say("<")
    say(type(of: transition))
    say(transition.phase)
    say(number(transition.fromController))
    say(number(transition.toController))
    say(number(transition.animator))
    say(number(transition.interactor))
    say(transition.isAnimated)
    say(transition.isInteractive)
    say(transition.startedInteractively)
    say(transition.transitionWasCancelled)
    say(transition.earlyOutcome)
    say(transition.heldCompletion)
    say(transition.isReleased)
    say(transition.completion != nil)
    say(transition.hasAsked)
    say(transition.origin)
    say(transition.registrations != nil)
    say(">")
  }

  func add(_ work: PendingWork) {
    say(work.kind)
    say(work.bodies.count)
    say(work.followsPrevious)
    say(number(work.owner))
    say(number(work.source))
    if isHeld(work) { say("held") }
  }

  func addGlobals() {
    say(pendingRequests.count)
    say(applicationIsInBackground)
    say(rotationIsHeld)
    say(animationsAreEnabled)
    say(activeGesture?.state)
    say(number(heldOwner))
    say(heldChanges != nil)
    say(stalledWork != nil)
    say(lateInteractor != nil)
    say(retired.controller != nil)
    say(retired.presentation != nil)
    say(retired.dismissal != nil)
    say(scenario?.isSwiping)
  }
}
