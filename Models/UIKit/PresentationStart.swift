/// PRES-01, steps 5 to 11.
func startPresentation(_ transition: ModalTransition) {
  guard let presenter = transition.presenter, let presentation = transition.presentation else { return }
  if let presented = transition.presented { judgePopoverSource(presented) }
  loadView(of: transition, 1)
  // Step 8
  let container = UITransitionView()
  place(container, over: presenter)
  presentation.containerView = container
  decideRemoval(presentation)
  for controller in presentation.removedPresenters { container.insertSubview(controller.view, at: 0) }
  // F-25
  if beginsAfterWills(transition, "presentationTransitionWillBegin()") {
    sendPresentationWills(transition)
    asOwner(presentation) { presentation.presentationTransitionWillBegin() }
  } else {
    // Step 9
    asOwner(presentation) { presentation.presentationTransitionWillBegin() }
    sendPresentationWills(transition)
  }
  // PRES-07
  askForStatusBar(transition)
}

/// B.1: a context of its own is covered alone, everything else together with its window.
func place(_ container: UIView, over presenter: UIViewController) {
  if presenter.parent != nil, let place = presenter.view.superview {
    place.insertSubview(container, aboveSubview: presenter.view)
  } else {
    presenter.view.window?.addSubview(container)
  }
}

/// F-25: `…WillBegin` against the WILL callbacks of the same start.
func beginsAfterWills(_ transition: ModalTransition, _ callback: String) -> Bool {
  if !listens(transition.presentation, callback) || !hearsWills(transition) { return false }
  return choose(.F25, ["WillBegin comes before the WILL callbacks", "WillBegin comes after the WILL callbacks"]) == 1
}

func sendPresentationWills(_ transition: ModalTransition) {
  // Step 10
  for controller in transition.presentation!.removedPresenters { sendWill(controller, false, transition.isAnimated) }
  loadView(of: transition, 2)
  // Step 11
  sendWill(transition.presented!, true, transition.isAnimated)
}
