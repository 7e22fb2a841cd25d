// TV604 double-dismiss-safe

/// App code calls `dismiss` while a dismissal is on its way: performed after it (F-23), the second call must find
/// nothing to dismiss. Sent to the presenter, it would close the presenter (DG-01, DG-06).
func judgeDismiss(_ receiver: UIViewController) {
  guard let site = here() else { return }
  // A first dismiss keeps the rule, also if the code sees to it that there is no second.
  if receiver.presentingViewController != nil { check(true, .TV604, "", at: site) }
  for transition in modalTransitions where !transition.presents && transition.involves(receiver) {
    // In the completion block the presentation is gone: a dismiss means the next one.
    if transition.isReleased { continue }
    let closesPresenter = transition.presenter === receiver && receiver.presentingViewController != nil
    check(
      !closesPresenter, .TV604, "a second dismiss for the same presentation closes the screen below", at: site,
      about: receiver)
  }
}
