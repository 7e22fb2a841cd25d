// TV603 dismiss-target

/// Only during a step: the view that the user has touched, recognisers apart.
var touchedView: UIView?
/// Only during a step: app code has asked for a presented controller and seen one.
var presentedIsKnown: Bool?

/// Only during a step: whom app code has found presenting, last: a dismiss sent there means what that presents.
var foundPresenter: UIViewController?

func notePresenter(_ controller: UIViewController) {
  if here() != nil { foundPresenter = controller }
}

/// Only during a step: whom app code has found presented, last.
var foundPresented: UIViewController?

func notePresentedIsKnown(_ controller: UIViewController) {
  if here() == nil { return }
  presentedIsKnown = true
  foundPresented = controller
}

func forgetTouch() {
  touchedView = nil
  touchedControl = nil
  tappingScenario = nil
  presentedIsKnown = nil
  foundPresenter = nil
  foundPresented = nil
  earlyOutcomeSite = nil
}

/// App code calls `dismiss`. Answering a touch on the controller's own view, a controller that is itself presented
/// means itself, unless it has looked at what it presents.
func judgeDismissTarget(_ receiver: UIViewController) {
  judgeFlowTarget(receiver)
  judgeFoundTarget(receiver)
  judgeLeavingPage(receiver)
  guard let site = here(), let view = currentGesture?.view ?? touchedView else { return }
  let controller = receiver.outermost
  if controller.modalPresenter == nil || owner(of: view)?.outermost !== controller { return }
  check(
    controller.presentedChild == nil || presentedIsKnown == true, .TV603,
    "the controller means itself, but dismiss closes what it presents", at: site, about: receiver)
}

/// Whoever sends dismiss to what he finds presented closes that only while it presents nothing itself (DG-01); sent to the
/// presenter it closes everything. Pages of the system have menus and sheets of their own, of which nobody is told.
private func judgeFoundTarget(_ receiver: UIViewController) {
  guard let site = here(), foundPresented === receiver, receiver.presentedChild == nil, activeTransitions.isEmpty,
    receiver is SFSafariViewController || receiver is QLPreviewController || receiver is UIActivityViewController
  else { return }
  check(
    !mayHappen("the page of the system has presented something itself", by: .code), .TV603,
    "dismiss is sent to what was presented: where something is presented on that, only this is closed", at: site,
    about: receiver)
}

/// A page has moved its views out, or faded them, and asks at the end of that animation to be dismissed. DG-01: while it
/// presents something only that goes, and the page stays where nobody sees it.
private func judgeLeavingPage(_ receiver: UIViewController) {
  guard let site = here(), let page = endingWork?.leaving, page === receiver.outermost, page.modalPresenter != nil,
    presentedIsKnown != true, activeTransitions.isEmpty
  else { return }
  check(
    page.presentedChild == nil, .TV603,
    "the page has moved itself out of sight, but dismiss closes only what it presents: the page stays",
    as: .pageStays, at: site, about: receiver)
}

/// A coordinator dismisses what it has presented on whatever was on top. DG-01: a controller that presents something closes
/// that and everything above it, and stays itself.
private func judgeFlowTarget(_ receiver: UIViewController) {
  guard let site = here(), let flow = scenario as? PresentingObjectScenario,
    flow.looksAbove || flow.isCovered,
    touchedView == nil, currentGesture == nil, activeTransitions.isEmpty, presentedIsKnown != true,
    foundPresenter !== receiver
  else { return }
  let controller = receiver.outermost
  guard let next = controller.presentedChild else { return }
  if let place = controller.presentedAt, controller.modalPresenter != nil {
    // The same line has presented both: it is for pages, and the one above is not meant. Nor is what others have shown on it.
    check(
      next.presentedAt != place && !(flow.isCovered && next.presentedAt == nil), .TV603,
      "dismiss is sent to what was presented: where something is presented on that, only this is closed", at: site,
      about: receiver)
    return
  }
  check(
    next.presentedAt != nil || shownByCode == nil, .TV603,
    "the page was presented on what was on top, but dismiss is sent to the lowest presenter: everything goes", at: site,
    about: receiver)
}

/// A page in a window of its own is taken away. What was begun before it was shown meant another page, or the same one before
/// it was shown again.
func judgeTakenPage(of window: UIWindow) {
  guard let site = here(), let page = window.rootViewController, let work = endingWork else { return }
  check(
    work.precedes !== page, .TV603, "the end of an earlier page takes away the one that is shown now",
    as: .laterPageIsTaken, at: site, about: page)
}

/// The controller in whose view another one lies.
private func owner(of view: UIView) -> UIViewController? {
  view.owningController ?? view.superview.flatMap { owner(of: $0) }
}
