// DG-02: one call dismisses everything above the presenter; one controller of the chain is animated, the rest go.

/// F-24, by version: the controller on top is animated (documented; iOS 7), or the presenter's immediate child
/// (reported from iOS 8 on). The final state is the same.
var animatesTopmost: Bool { iOSVersion < 8 }

/// The controllers above one, from the bottom up.
func chain(above controller: UIViewController) -> [UIViewController] {
  var controllers: [UIViewController] = []
  var upper = controller.presentedChild
  while let next = upper {
    controllers.append(next)
    upper = next.presentedChild
  }
  return controllers
}

/// The presenter's immediate child is animated: what is above it goes now, or with the end of the dismissal. Answers
/// whether it goes after the completion block then.
func dismissChain(above presented: UIViewController, _ completion: (() -> Void)?) -> Bool {
  let rest = chain(above: presented)
  noteChain([presented] + rest)
  if !rest.contains(where: { hearsAppearance($0) }) {
    removeChain(above: presented, fromTop: true)
    return false
  }
  // F-36
  let sentences = [
    "the controllers above go with the call, from the top", "the controllers above go with the call, from the bottom",
    "the controllers above go at the end of the dismissal", "the controllers above go after the completion block",
  ]
  let order = choose(.F36, completion == nil ? Array(sentences.dropLast()) : sentences)
  if order < 2 { removeChain(above: presented, fromTop: order == 0) }
  return order == 3
}

/// Removes what is above a controller without animation: relations, views and callbacks, all at once.
func removeChain(above controller: UIViewController, fromTop: Bool) {
  let rest = chain(above: controller)
  for upper in fromTop ? Array(rest.reversed()) : rest {
    if let pending = pendingPresentation(of: upper) { cancelPending(pending) }
    // One that has only just begun to come meets no rule: it stays where it is.
    if modalTransitions.contains(where: { $0.presented === upper && $0.presents }) { return }
    if let presenter = upper.modalPresenter { removeAtOnce(upper, presenter) }
  }
}

private func removeAtOnce(_ presented: UIViewController, _ presenter: UIViewController) {
  let transition = ModalTransition(presents: false, presenter: presenter, presented: presented, isAnimated: false)
  transition.phase = .ending
  activeTransitions.append(transition)
  startDismissal(transition)
  transition.committed = true
  commitDismissal(transition)
  retire(transition)
  conclude(transition)
}

/// The controller on top is animated: it takes the place of the presenter's immediate child, and what was between
/// goes without being seen. Answers the controller on top.
func bringDown(toReplace presented: UIViewController, on presenter: UIViewController) -> UIViewController {
  let rest = chain(above: presented)
  noteChain([presented] + rest)
  guard let top = rest.last, let below = presented.assignedPresentationController else { return presented }
  let removed = below.removedPresenters
  for controller in [presented] + rest.dropLast() {
    // It is under the top all the time: what is told of its appearance is only that it goes.
    if controller.appearanceState == .appeared {
      sendWill(controller, false, false)
      sendDid(controller, false, false)
    }
    controller.presentedChild = nil
    controller.modalPresenter = nil
    controller.loadedView?.removeFromSuperview()
    if let presentation = controller.assignedPresentationController {
      presentation.containerView?.removeFromSuperview()
      endPresentation(presentation, controller)
    }
  }
  presenter.presentedChild = top
  top.modalPresenter = presenter
  top.assignedPresentationController?.removedPresenters = removed
  return top
}
