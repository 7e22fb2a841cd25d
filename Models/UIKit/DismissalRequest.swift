// The gate of dismiss (B.3).

/// `site` is where app code passes a block that continues something, `isAssumed` whether nobody in the sources asks but
/// the scenario (TV602).
func requestDismissal(
  from receiver: UIViewController, _ animated: Bool, _ completion: (() -> Void)?, at site: Site? = nil,
  isAssumed: Bool = true
) {
  guard let presenter = dismissingPresenter(receiver), let presented = presenter.presentedChild else {
    // DG-04
    callUnusedCompletion(completion, of: receiver, at: site)
    return
  }
  if let pending = pendingPresentation(of: presented) {
    dismissPending(pending, receiver, animated, completion, at: site, isAssumed)
    return
  }
  let lossSite = isDismissedByScenario(presented) ? nil : site
  switch treatment(of: receiver, by: presenter) {
  case .wait:
    // DG-06: it meets the relations of the moment when it is performed.
    pendingRequests.append {
      requestDismissal(from: receiver, animated, completion, at: lossSite, isAssumed: isAssumed)
    }
    return
  case .drop:
    // DG-05
    console(ConsoleMessage.isDismissing)
    mayPrint(ConsoleMessage.isTransitioning)
    callUnusedCompletion(completion, of: receiver, at: lossSite)
    return
  case .perform:
    // F-34: nothing is known of a chain that is dismissed while its upper end is still coming, but that it is refused.
    assume(!isComing(above: presented))
  }
  acceptDismissal(of: presented, presenter, isReallyAnimated(animated), completion, at: site, isAssumed)
}

/// Whether a presentation above the controller has started and is not over.
func isComing(above controller: UIViewController) -> Bool {
  guard let upper = controller.presentedChild else { return false }
  return modalTransitions.contains { $0.presented === upper && $0.hasStarted } || isComing(above: upper)
}

/// DG-01: the receiver or an ancestor of it, if it presents something, else whoever presents it or an ancestor of it.
func dismissingPresenter(_ receiver: UIViewController) -> UIViewController? {
  var candidate: UIViewController? = receiver
  while let controller = candidate {
    if controller.presentedChild != nil { return controller }
    candidate = controller.parent
  }
  return presenterAbove(receiver)
}

/// Who presents a controller or the container around it.
func presenterAbove(_ controller: UIViewController) -> UIViewController? {
  controller.modalPresenter ?? controller.parent.flatMap { presenterAbove($0) }
}

/// F-06: whether the completion of a call that does nothing runs.
func callUnusedCompletion(_ completion: (() -> Void)?, of receiver: UIViewController, at site: Site?) {
  guard let block = completion else { return }
  if choose(
    .F06, ["a dismiss that dismisses nothing drops its block", "a dismiss that dismisses nothing calls its block"]) == 1
  {
    asOwner(nil) { block() }
  } else {
    judgeLostBlock(at: site, about: receiver)
  }
}

/// The presentation of the controller, as long as it has not started.
func pendingPresentation(of presented: UIViewController) -> ModalTransition? {
  modalTransitions.first { $0.presents && $0.presented === presented && !$0.hasStarted }
}

/// DG-07
func dismissPending(
  _ pending: ModalTransition, _ receiver: UIViewController, _ animated: Bool, _ completion: (() -> Void)?,
  at site: Site?, _ isAssumed: Bool
) {
  let canWait = pendingRequests.isEmpty
  // F-37
  switch choose(
    .F37,
    [
      "a dismiss cancels a pending presentation", "a dismiss of a pending presentation is dropped",
      "a dismiss waits for a pending presentation",
    ])
  {
  case 0:
    cancelPending(pending)
    callUnusedCompletion(completion, of: receiver, at: site)
  case 1:
    console(ConsoleMessage.isDismissing)
    callUnusedCompletion(completion, of: receiver, at: site)
  default:
    assume(canWait)
    pendingRequests.append {
      requestDismissal(from: receiver, animated, completion, at: site, isAssumed: isAssumed)
    }
  }
}

/// The presentation will never have been: its block is not called (PG-08).
func cancelPending(_ pending: ModalTransition) {
  removeRelations(pending)
  retire(pending)
  clear(pending)
}

func acceptDismissal(
  of presented: UIViewController, _ presenter: UIViewController, _ animated: Bool, _ completion: (() -> Void)?,
  at site: Site?, _ isAssumed: Bool
) {
  forgetLeftovers(before: presented)
  var animatedOne = presented
  var goesLast = false
  if presented.presentedChild != nil {
    if animatesTopmost && animated {
      animatedOne = bringDown(toReplace: presented, on: presenter)
    } else {
      goesLast = dismissChain(above: presented, completion)
    }
  }
  let transition = ModalTransition(
    presents: false, presenter: presenter, presented: animatedOne, isAnimated: animated)
  transition.chainGoesLast = goesLast
  transition.continuedFrom = site
  transition.isAssumed = isAssumed
  begin(transition, presenter, completion)
}
