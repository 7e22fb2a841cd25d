// TV501 appearance-balanced

/// A settled state: every begin is closed, and what can be seen has appeared. Of an object that nobody was seen to make
/// nothing is known, and so it is in TV502.
func judgeBalance(_ controller: UIViewController) {
  if isUnknown(controller.appearanceState) || cancellationWasInvented { return }
  if let open = controller.appearanceForwarding, open.level > 0, !open.isSuperfluous {
    if open.isPresenters {
      judgeOpenForwarding(controller, open)
    } else {
      check(
        false, .TV501, "beginAppearanceTransition is not closed by an end", as: .beginIsOpen, at: open.site,
        about: controller)
    }
  } else if let expected = expectedAppearance(controller) {
    check(
      controller.appearanceState == expected, .TV501,
      "what the controller believes of its appearance is not what is shown", as: .beliefIsWrong,
      at: controller.viewMovedAt, about: controller)
  }
  for child in controller.children { judgeBalance(child) }
  if let presented = controller.presentedChild { judgeBalance(presented) }
}

/// Ghost: what the last child that left its container with an open begin was told. The child itself is mostly gone when all
/// is settled, and only an end of the app's own would have told it that it has disappeared (APP-04).
private var leftForwarding: AppearanceForwarding?

/// A child leaves its container. Its end may still come: in the completion of an animation.
func noteOpenForwarding(of child: UIViewController) {
  guard let open = child.appearanceForwarding, open.level > 0 else { return }
  if !open.isSuperfluous && !open.isPresenters && !open.isEnded { leftForwarding = open }
}

/// The end has come.
func forgetForwarding(_ open: AppearanceForwarding) {
  if leftForwarding === open { leftForwarding = nil }
}

/// A settled state: a child that has left was told of its end, too.
func judgeLeftChild() {
  guard let open = leftForwarding, !cancellationWasInvented else { return }
  check(false, .TV501, "beginAppearanceTransition is not closed by an end", as: .beginIsOpen, at: open.site)
}

/// Nil: not judged, because the view is missing from the window altogether (TV301, TV303, TV306). A covered presenter that is
/// kept may have been told either way (TV507).
func expectedAppearance(_ controller: UIViewController) -> Appearance? {
  guard let view = controller.loadedView else { return nil }
  if let presentation = controller.presentedChild?.assignedPresentationController {
    if presentation.removedPresenters.contains(where: { $0 === controller }) { return .disappeared }
    if view.window == nil { return nil }
    return controller.appearanceState == .disappeared ? .disappeared : .appeared
  }
  // What a cancelled transition has left of it is in the window (TV305).
  if let stack = controller.parent as? UINavigationController, stack.topViewController !== controller {
    return view.window == nil ? .disappeared : nil
  }
  if let tabs = controller.parent as? UITabBarController, tabs.selected !== controller {
    return view.window == nil ? .disappeared : nil
  }
  if view.window != nil { return .appeared }
  if let stack = controller.parent as? UINavigationController, stack.loadedView?.window != nil { return nil }
  if let tabs = controller.parent as? UITabBarController, tabs.selected === controller, tabs.loadedView?.window != nil {
    return nil
  }
  // T-29: a page may have been told before its page controller has appeared.
  if controller.parent == nil || controller.parent is UIPageViewController { return nil }
  return .disappeared
}

/// An end that no begin belongs to.
func judgeUnmatchedEnd(_ controller: UIViewController) {
  if isSentByTransition(to: controller) {
    check(
      false, .TV507, "endAppearanceTransition is sent to the presenter without a begin", as: .presenterEndsWithoutBegin,
      at: here(), about: controller)
  } else {
    check(
      false, .TV502, "endAppearanceTransition comes without a begin", as: .endWithoutBegin, at: here(),
      about: controller)
  }
}

/// Whether UIKit has just sent the controller the WILL that a begin would send, as part of a transition that the object
/// whose code is running serves (A.3): one that it shows or takes away, never a presenter that is kept.
func isToldByTransition(_ controller: UIViewController, _ isAppearing: Bool) -> Bool {
  if currentOwner == nil || controller.appearanceState.isTowardsScreen != isAppearing { return false }
  return activeTransitions.contains { transition in
    (transition.phase == .starting || transition.phase == .inFlight) && transition.isServed(by: currentOwner)
      && (isAppearing ? transition.abandoned : transition.returning).contains { $0 === controller }
  }
}

/// APP-05: UIKit logs "Unbalanced calls to begin/end appearance transitions".
func judgeSuperfluousBegin(_ controller: UIViewController) {
  check(
    false, .TV501, "UIKit tells this controller of its appearance itself: the begin comes on top of it",
    as: .beginIsRedundant, at: here(),
    about: controller)
}
