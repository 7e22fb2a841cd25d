// What the rules learn of changes in the view hierarchy, and what becomes of what a transition leaves there.

/// Called by `UIView` before a view is added, moved or removed (`parent` nil).
func hierarchyWillChange(_ view: UIView, to parent: UIView?) {
  guard let owner = currentOwner else { return }
  noteAction()
  for transition in activeTransitions where transition.isServed(by: owner) && transition.phase != .requested {
    if let modal = transition as? ModalTransition, owner === modal.presentation {
      if parent == nil && !modal.presents && view.addedBy === owner { modal.chromeRemovedAt = here() }
    } else {
      judgeForeignView(transition, view)
      keepSubviews(transition, of: view.superview)
      keepSubviews(transition, of: parent)
      judgePlace(transition, view, in: parent)
      if parent == nil && !isRecent(view, transition) { transition.removedAt = here() }
    }
  }
}

/// Whether an object of a transition hands a view over that it has added for the animation: from the container into the
/// view of a controller, whose screen it is part of from then on, a backdrop for example (TV304).
func isGivenAway(_ view: UIView, to parent: UIView) -> Bool {
  guard let owner = currentOwner, let former = view.superview, view.addedBy === owner else { return false }
  return view.owningController == nil && !isPartOfScreen(former) && isPartOfScreen(parent)
}

private func isPartOfScreen(_ view: UIView) -> Bool {
  if view.owningController != nil { return true }
  guard let parent = view.superview, !(view is UITransitionView) else { return false }
  return isPartOfScreen(parent)
}

/// F-30: decides about what a cancelled presentation has left in its container.
func sweepContainer(_ transition: ModalTransition) {
  if !transition.presents || transition.committed { return }
  guard let container = transition.presentation?.containerView else { return }
  // The views that UIKit put there itself.
  for view in container.subviews where view.addedBy == nil && view.owningController === transition.presented {
    view.removeFromSuperview()
  }
  if !container.subviews.isEmpty {
    let isItsViewAlone = container.subviews.allSatisfy { $0.owningController === transition.presented }
    if isItsViewAlone ? presentedViewStays() : leftoversStay() {
      container.addedBy = unmarkedLeftover
      return
    }
    transition.presented?.loadedView?.removeFromSuperview()
  }
  container.removeFromSuperview()
}

private func leftoversStay() -> Bool {
  choose(
    .F30,
    [
      "what a cancelled presentation left in the container stays",
      "UIKit removes what a cancelled presentation left in the container",
    ]) == 0
}

/// F-30, too: but nearly every animator leaves the view that it was to show, and no app is known where that was seen.
private func presentedViewStays() -> Bool {
  choose(
    .revealedView,
    [
      "the view of a cancelled presentation stays in the container",
      "UIKit removes the view of a cancelled presentation",
    ]) == 0
}

/// The mark of something that stays, but is no finding by itself: a container in which something was left.
let unmarkedLeftover = UnmarkedLeftover()

class UnmarkedLeftover {}

/// What finished transitions left behind has been reported; when the next one begins it is gone, so that the number of
/// states stays finite. What a presentation left in its container goes with its dismissal, which may look for it.
func forgetLeftovers(before dismissed: UIViewController? = nil) {
  forgetChanges()
  for window in shownWindows {
    forgetLeftovers(in: window, before: dismissed)
    if let root = window.rootViewController { restorePresenters(from: root) }
  }
  guard let animator = lingeringAnimator else { return }
  lingeringAnimator = nil
  for work in mainRunLoop.pending where work.kind == .animation && work.owner === animator { mainRunLoop.remove(work) }
}

func forgetLeftovers(in view: UIView, before dismissed: UIViewController? = nil) {
  for subview in view.subviews {
    if subview.addedBy === leftAfterCommit && isInside(subview, dismissed) {
      forgetLeftovers(in: subview, before: dismissed)
    } else if subview.addedBy is Leftover || subview.addedBy is UnmarkedLeftover {
      forget(subview)
    } else {
      forgetLeftovers(in: subview, before: dismissed)
    }
  }
}

/// Whether the view is in the container of the controller's presentation, or of one above it.
private func isInside(_ view: UIView, _ dismissed: UIViewController?) -> Bool {
  guard let controller = dismissed else { return false }
  if let container = controller.container, view.isDescendant(of: container) { return true }
  return isInside(view, controller.presentedChild)
}

/// A presenter's view goes back to where it belongs, everything else goes.
func forget(_ view: UIView) {
  guard let controller = view.owningController, let presented = controller.presentedChild else {
    view.removeFromSuperview()
    return
  }
  let isRemoved = presented.assignedPresentationController?.removedPresenters.contains { $0 === controller } ?? true
  if isRemoved { view.removeFromSuperview() } else { putBack(controller, below: presented.container) }
}

/// A covered presenter that is kept is where it belongs, even if a cancelled dismissal has lost its view (TV306).
func restorePresenters(from controller: UIViewController) {
  guard let presented = controller.presentedChild, let presentation = presented.assignedPresentationController else {
    return
  }
  let isRemoved = presentation.removedPresenters.contains { $0 === controller }
  if !isRemoved && controller.loadedView?.window == nil { putBack(controller, below: presented.container) }
  restorePresenters(from: presented)
}
