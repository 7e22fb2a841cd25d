// PRES-07: who has the status bar is asked what it shows. What that is no rule depends on: only that the code runs.

/// Called when a presentation has started: it hands the status bar over where the presented controller takes it.
func askForStatusBar(_ transition: ModalTransition) {
  guard let presented = transition.presented, takesStatusBar(presented) else { return }
  askForStatusBar(of: presented)
}

/// Asks whoever has the status bar now, once it is shown.
func updateStatusBar() {
  guard var controller = keyWindow?.rootViewController else { return }
  while let next = controller.presentedChild, takesStatusBar(next), next.appearanceState != .disappeared {
    controller = next
  }
  if controller.appearanceState != .disappeared { askForStatusBar(of: controller) }
}

/// While the code answers it is not asked again.
var statusBarIsAsked = false

private func takesStatusBar(_ controller: UIViewController) -> Bool {
  controller.modalPresentationCapturesStatusBarAppearance
    || controller.assignedPresentationController?.presentationStyle == .fullScreen
}

private func askForStatusBar(of controller: UIViewController) {
  if statusBarIsAsked { return }
  statusBarIsAsked = true
  asOwner(nil) {
    if let asked = asked(controller, controller.childForStatusBarHidden), listens(asked, "prefersStatusBarHidden") {
      _ = asked.prefersStatusBarHidden
    }
    if let asked = asked(controller, controller.childForStatusBarStyle), listens(asked, "preferredStatusBarStyle") {
      _ = asked.preferredStatusBarStyle
    }
  }
  statusBarIsAsked = false
}

/// The child in place of the controller, if there is one; nil for one that nobody knows.
private func asked(_ controller: UIViewController, _ child: UIViewController?) -> UIViewController? {
  isUnknown(child) ? nil : child ?? controller
}
