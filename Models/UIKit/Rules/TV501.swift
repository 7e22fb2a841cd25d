// TV501 appearance-balanced

/// A settled state: every begin is closed, and what can be seen has appeared.
func judgeBalance(_ controller: UIViewController) {
  if let open = controller.appearanceForwarding, open.level > 0 {
    if open.isPresenters {
      judgeOpenForwarding(controller, open)
    } else {
      check(false, .TV501, "beginAppearanceTransition is not closed by an end", at: open.site, about: controller)
    }
  } else if let expected = expectedAppearance(controller) {
    check(
      controller.appearanceState == expected, .TV501,
      "what the controller believes of its appearance is not what is shown",
      about: controller)
  }
  for child in controller.children { judgeBalance(child) }
  if let presented = controller.presentedChild { judgeBalance(presented) }
}

/// Nil: covered by a kept-presenter style, where the presentation controller may have decided either way, or missing
/// from the window altogether (TV303).
func expectedAppearance(_ controller: UIViewController) -> Appearance? {
  guard let view = controller.loadedView else { return nil }
  if controller.presentedChild != nil {
    return view.window == nil || controller.appearanceState == .disappeared ? .disappeared : .appeared
  }
  if view.window != nil { return .appeared }
  return controller.parent == nil ? nil : .disappeared
}

/// An end that no begin belongs to.
func judgeUnmatchedEnd(_ controller: UIViewController) {
  if isSentByTransition(to: controller) {
    check(
      false, .TV507, "endAppearanceTransition is sent to the presenter without a begin", at: here(), about: controller)
  } else {
    check(false, .TV502, "endAppearanceTransition comes without a begin", at: here(), about: controller)
  }
}
