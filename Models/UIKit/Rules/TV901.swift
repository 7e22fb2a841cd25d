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
