// TV601 present-accepted

/// App code calls `present`: no guard may hold. Answers whether none does.
func judgePresent(_ presented: UIViewController, from source: UIViewController) -> Bool {
  // Whoever overrides `present` only hands it on.
  guard let site = callSite(of: "present(_:animated:completion:)") else { return true }
  let presenter = source.effectivePresenter(for: presented)
  let isBusy = modalTransitions.contains { $0.presenter === presenter && !$0.isReleased }
  // PG-02, PG-01 and PG-04, PG-06, PG-05
  if isInvalid(presented, presenter) {
    check(
      false, .TV601, "the controller is already presented: an exception", as: .isPresentedAlready, at: site,
      about: presented)
  } else if isBusy {
    assume(!modalTransitions.contains { $0.presenter === presenter && isSameTouch($0) })
    check(
      false, .TV601, "present is called while the presenter's last request is in progress", as: .requestIsInProgress,
      at: site, about: presenter)
  } else if presenter.presentedChild != nil {
    check(
      false, .TV601, "present is called on a controller that already presents something", as: .presentsAlready,
      at: site, about: presenter)
  } else {
    let isInWindow = presenter.view.window != nil
    // A page of a stack that presents while it is being loaded: the view of the stack is in the window by then.
    if !isInWindow && (isShownElsewhere(presenter) || source.navigationController?.isLoadingPage == true) {
      return false
    }
    check(
      isInWindow, .TV601, "present is called on a controller whose view is not in the window", as: .isOutsideWindow,
      at: site, about: presenter)
    return isInWindow
  }
  return false
}

/// The screen of a coordinator is shown by whoever holds the coordinator: the scenario, which only has the object, shows it
/// nowhere. One that was on the screen before is gone.
private func isShownElsewhere(_ presenter: UIViewController) -> Bool {
  guard scenario is PresentingObjectScenario else { return false }
  var top = presenter
  while let parent = top.parent { top = parent }
  return !top.wasShownByScenario && !presenter.wasShownByScenario && top.modalPresenter == nil
}
