// TV403 chrome-lifetime

let chromeAfterDismissal = Leftover(
  .TV403, "a view of the presentation controller is still there after the dismissal")

/// Views of the presentation controller go when the dismissal is committed, and not before.
func judgeChromeOfDismissal(
  _ transition: ModalTransition, of presentation: UIPresentationController, in window: UIWindow
) {
  if transition.committed {
    check(true, .TV403, "chrome is left")
    markChrome(of: presentation, chromeAfterDismissal, in: window)
  } else {
    check(
      transition.chromeRemovedAt == nil, .TV403,
      "the presentation controller removes its views although the dismissal was cancelled", as: .viewsAreRemovedEarly,
      at: transition.chromeRemovedAt, about: presentation)
  }
}
