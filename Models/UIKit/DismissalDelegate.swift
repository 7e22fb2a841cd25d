// What the delegate of a presentation hears of the user's attempts to end it (SH-01, SH-03: of nothing else).

/// Whether the presentation may be dismissed.
func asksShouldDismiss(_ presentation: UIPresentationController) -> Bool {
  guard let delegate = presentation.dismissalDelegate else { return true }
  var answer = true
  asOwner(nil) {
    if sharesDismissalCallbacks {
      answer = delegate.presentationControllerShouldDismiss(presentation)
    } else if let popover = presentation as? UIPopoverPresentationController,
      let old = delegate as? UIPopoverPresentationControllerDelegate
    {
      answer = old.popoverPresentationControllerShouldDismissPopover(popover)
    }
  }
  return answer
}

func tellWillDismiss(_ presentation: UIPresentationController) {
  if !sharesDismissalCallbacks { return }
  asOwner(nil) { presentation.dismissalDelegate?.presentationControllerWillDismiss(presentation) }
}

/// The dismissal has been committed.
func tellDismissed(_ presentation: UIPresentationController) {
  guard let delegate = presentation.dismissalDelegate else { return }
  asOwner(nil) {
    if sharesDismissalCallbacks {
      delegate.presentationControllerDidDismiss(presentation)
    } else if let popover = presentation as? UIPopoverPresentationController,
      let old = delegate as? UIPopoverPresentationControllerDelegate
    {
      old.popoverPresentationControllerDidDismissPopover(popover)
    }
  }
}

/// The user has let go of what cannot be dismissed, and meant it.
func tellAttempt(_ presentation: UIPresentationController, isModal: Bool) {
  let delegate = presentation.dismissalDelegate
  let isHeard = sharesDismissalCallbacks && listens(delegate, "presentationControllerDidAttemptToDismiss(_:)")
  judgeSilence(presentation, isHeard)
  if !isHeard { return }
  // F-09
  if !isModal
    && choose(
      .F09, ["a refused dismissal is told to the delegate", "only a modal presentation tells of an attempt"]) == 1
  {
    return
  }
  asOwner(nil) { delegate?.presentationControllerDidAttemptToDismiss(presentation) }
}

func hearsOldPopoverCalls(_ delegate: UIAdaptivePresentationControllerDelegate?) -> Bool {
  if sharesDismissalCallbacks { return false }
  return listens(delegate, "popoverPresentationControllerShouldDismissPopover(_:)")
    || listens(delegate, "popoverPresentationControllerDidDismissPopover(_:)")
}
