// TV701 nav-exclusive

/// App code is about to change the stack: where transitions are not fluid, none of the same navigation controller may
/// be in flight (NAV-05). One that is only requested and not animated has shown nothing yet.
func judgeNavigation(_ navigation: UINavigationController) {
  guard let site = here() else { return }
  if navigation.viewIfLoaded?.window == nil { return }
  let running = navigation.runningTransition
  assume(running == nil || !isSameTouch(running!))
  let isBusy = running != nil && !running!.isFluid && running!.isUnderWay
  check(
    !isBusy, .TV701, "the navigation stack is changed while a transition of it is in flight", at: site,
    about: navigation)
}
