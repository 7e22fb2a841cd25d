// TV603 dismiss-target

/// Only during a step: the view that the user has touched, recognisers apart.
var touchedView: UIView?
/// Only during a step: app code has asked for a presented controller and seen one.
var presentedIsKnown: Bool?

func notePresentedIsKnown() {
  if here() != nil { presentedIsKnown = true }
}

func forgetTouch() {
  touchedView = nil
  touchedControl = nil
  tappingScenario = nil
  presentedIsKnown = nil
  earlyOutcomeSite = nil
}

/// App code calls `dismiss`. Answering a touch on the controller's own view, a controller that is itself presented
/// means itself, unless it has looked at what it presents.
func judgeDismissTarget(_ receiver: UIViewController) {
  guard let site = here(), let view = currentGesture?.view ?? touchedView else { return }
  let controller = receiver.outermost
  if controller.modalPresenter == nil || owner(of: view)?.outermost !== controller { return }
  check(
    controller.presentedChild == nil || presentedIsKnown == true, .TV603,
    "the controller means itself, but dismiss closes what it presents", at: site, about: receiver)
}

/// The controller in whose view another one lies.
private func owner(of view: UIView) -> UIViewController? {
  view.owningController ?? view.superview.flatMap { owner(of: $0) }
}
