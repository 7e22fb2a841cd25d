// TV901 delegate-alive

/// The queries of a dismissal are due.
func judgeDelegate(_ transition: ModalTransition, _ presented: UIViewController) {
  if transition.presents { return }
  guard let site = presented.delegateAssignedAt else { return }
  check(
    livingDelegate(of: presented) != nil, .TV901,
    "the transitioning delegate is gone when the dismissal asks for it: nothing else holds it", at: site,
    about: presented)
}

/// The queries of a change of tab are due.
func judgeTabDelegate(_ tabs: UITabBarController) {
  guard let site = tabs.tabDelegateAssignedAt else { return }
  check(
    tabs.delegate != nil, .TV901,
    "the tab bar delegate is gone when the change of tab asks for it: nothing else holds it",
    at: site, about: tabs)
}
