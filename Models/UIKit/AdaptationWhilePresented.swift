// ADP-02: the width changes while something is presented. View controllers and presentation controllers are exchanged as a
// whole, without the app presenting again; what they hear is F-52.

/// The adaptation waits for the end of the transition in flight.
var heldAdaptation = false
/// One presentation takes the place of another; false between steps.
var isExchanging = false

/// Adapts every presentation, from the bottom up, now or after the transition in flight.
func adaptAll() {
  if !activeTransitions.isEmpty {
    if heldAdaptation { return }
    let running = activeTransitions.filter { $0.phase == .inFlight && $0.animator == nil }
    // An animator of the app completes its transition itself.
    if running.count < activeTransitions.count
      || choose(
        .F52, ["an adaptation completes the running transition at once", "an adaptation waits for the transition"])
        == 1
    {
      heldAdaptation = true
      return
    }
    for transition in running { end(transition, !transition.transitionWasCancelled) }
  }
  heldAdaptation = false
  guard let root = keyWindow?.rootViewController else { return }
  var presented = root.presentedChild
  while let controller = presented {
    presented = readapt(controller).presentedChild
  }
}

/// Answers the controller that is presented then.
private func readapt(_ presented: UIViewController) -> UIViewController {
  guard let presentation = presented.assignedPresentationController, presentation.containerView != nil else {
    return presented
  }
  let original = presentation.original
  if !original.dependsOnWidth { return presented }
  let style = adaptiveStyle(of: original)
  if style == presentation.presentationStyle { return presented }
  let next = style == original.presentationStyle ? original : makeAdapted(original, style)
  isExchanging = true
  asOwner(nil) { exchange(presentation, next) }
  isExchanging = false
  announce(next, nil)
  return next.presentedViewController
}

/// ADP-04: the calls are balanced. The unbalanced ones of iOS 8 are a defect of that version.
private func exchange(_ former: UIPresentationController, _ next: UIPresentationController) {
  let old = former.presentedViewController
  let new = next.presentedViewController
  let presenter = former.presentingViewController
  // F-52: a controller that is exchanged for another one disappears in any case.
  let isHeard = hearsAppearance(old) || hearsAppearance(new)
  let reappears =
    old !== new
    || isHeard
      && choose(
        .F52, ["an adapted controller hears nothing", "an adapted controller disappears and appears again"]) == 1
  if reappears {
    sendWill(old, false, false)
    sendDid(old, false, false)
  }
  moveContainer(from: former, to: next)
  changeRelations(presenter, old, new)
  new.assignedPresentationController = next
  next.containerView?.addSubview(next.presentedView!)
  if reappears {
    sendWill(new, true, false)
    sendDid(new, true, false)
  }
  changeRemoval(former, next, presenter)
}

/// A new container takes the place of the old one; what the old presentation controller had added goes with it.
private func moveContainer(from former: UIPresentationController, to next: UIPresentationController) {
  let container = UITransitionView()
  if let old = former.containerView, let place = old.superview {
    place.insertSubview(container, aboveSubview: old)
    former.presentedView?.removeFromSuperview()
    old.removeFromSuperview()
  }
  former.containerView = nil
  next.containerView = container
}

private func changeRelations(_ presenter: UIViewController, _ old: UIViewController, _ new: UIViewController) {
  if old === new { return }
  // A container that was only there for the adaptation gives its content back.
  if new.parent === old { new.removeFromParent() }
  presenter.presentedChild = new
  old.modalPresenter = nil
  new.modalPresenter = presenter
  if let upper = old.presentedChild {
    old.presentedChild = nil
    new.presentedChild = upper
    upper.modalPresenter = new
  }
  old.assignedPresentationController = nil
}

/// A.3: whether the presenter's view is removed may change with the style.
private func changeRemoval(
  _ former: UIPresentationController, _ next: UIPresentationController, _ presenter: UIViewController
) {
  next.removedPresenters = former.removedPresenters
  former.removedPresenters = []
  let wasRemoved = !next.removedPresenters.isEmpty
  if removesPresentersView(next.presentationStyle) == wasRemoved { return }
  // F-52
  if hearsAppearance(presenter)
    && choose(
      .F52, ["an adaptation shows or removes the presenter", "an adaptation leaves the presenter where it is"]) == 1
  {
    return
  }
  let controllers = wasRemoved ? next.removedPresenters : [presenter]
  for controller in controllers {
    sendWill(controller, wasRemoved, false)
    if wasRemoved { putBack(controller, below: next.containerView) } else { controller.view.removeFromSuperview() }
    sendDid(controller, wasRemoved, false)
  }
  next.removedPresenters = wasRemoved ? [] : controllers
}
