// TV901 delegate-alive

/// The queries of a pop are due.
func judgeNavigationDelegate(_ navigation: UINavigationController, _ operation: UINavigationController.Operation) {
  if operation != .pop { return }
  guard let site = navigation.navigationDelegateAssignedAt else { return }
  check(
    answering(navigation.askedDelegate) != nil, .TV901,
    "the navigation delegate is gone when the pop asks for it: nothing else holds it", as: .navigationDelegateIsGone,
    at: site, about: navigation)
}

/// The queries of a dismissal are due.
func judgeDelegate(_ transition: ModalTransition, _ presented: UIViewController) {
  if transition.presents { return }
  guard let site = presented.delegateAssignedAt else { return }
  check(
    livingDelegate(of: presented) != nil, .TV901,
    "the transitioning delegate is gone when the dismissal asks for it: nothing else holds it",
    as: .transitioningDelegateIsGone, at: site,
    about: presented)
}

/// The queries of a change of tab are due.
func judgeTabDelegate(_ tabs: UITabBarController) {
  guard let site = tabs.tabDelegateAssignedAt else { return }
  check(
    tabs.delegate != nil, .TV901,
    "the tab bar delegate is gone when the change of tab asks for it: nothing else holds it", as: .tabBarDelegateIsGone,
    at: site, about: tabs)
}
