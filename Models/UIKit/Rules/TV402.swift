// TV402 chrome-removed-on-cancelled-present, and the marks that TV403 shares.

let chromeAfterCancel = Leftover(
  .TV402, "a view of the presentation controller is still there after the presentation was cancelled")

/// Called when the step that ended the transition is over.
func judgeChrome(_ transition: ModalTransition, in window: UIWindow) {
  guard let presentation = transition.presentation else { return }
  if transition.presents {
    if transition.committed || !listens(presentation, "presentationTransitionWillBegin()") { return }
    check(true, .TV402, "chrome is left")
    markChrome(of: presentation, chromeAfterCancel, in: window)
  } else {
    judgeChromeOfDismissal(transition, of: presentation, in: window)
  }
}

func markChrome(of presentation: UIPresentationController, _ mark: Leftover, in view: UIView) {
  for subview in view.subviews {
    if subview.addedBy === presentation {
      // Controllers' views are TV303's and TV306's business.
      subview.addedBy = subview.owningController == nil ? mark : nil
    }
    markChrome(of: presentation, mark, in: subview)
  }
}
