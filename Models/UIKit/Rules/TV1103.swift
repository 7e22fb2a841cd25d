// TV1103 modal-respected

/// Whether what is presented says that it has changes that are not saved.
func hasUnsavedChanges(_ presentation: UIPresentationController) -> Bool {
  guard let current = scenario else { return false }
  for member in family(of: presentation.presentedViewController) {
    guard let controller = member as? UIViewController else { continue }
    let answer = current.hasUnsavedChanges(controller)
    if !isUnknown(answer) && answer { return true }
  }
  return false
}

/// A dismissal by the user is over, and everybody has been told.
func judgeLostChanges(_ presentation: UIPresentationController, hadChanges: Bool) {
  if !hadChanges { return }
  check(
    !hasUnsavedChanges(presentation), .TV1103, "the sheet was pulled away with unsaved changes", as: .changesAreLost,
    at: protectionSite(presentation), about: presentation.presentedViewController)
}

/// The user has tried in vain.
func judgeSilence(_ presentation: UIPresentationController, _ isHeard: Bool) {
  if !sharesDismissalCallbacks || !hasUnsavedChanges(presentation) { return }
  check(
    isHeard, .TV1103, "the sheet with unsaved changes cannot be pulled away, and nothing tells the user why",
    as: .refusalIsSilent,
    at: protectionSite(presentation), about: presentation.presentedViewController)
}

/// Where the changes should have been protected: the delegate's answer, or where the screen is set up.
private func protectionSite(_ presentation: UIPresentationController) -> Site? {
  let delegate = presentation.dismissalDelegate
  let controller = presentation.presentedViewController
  return declaration(of: delegate, "presentationControllerShouldDismiss(_:)")
    ?? declaration(of: controller, "viewDidLoad()") ?? controller.presentedAt ?? here()
}
