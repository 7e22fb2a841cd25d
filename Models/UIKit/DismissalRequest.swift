// The gate of dismiss (B.3).

func requestDismissal(from receiver: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
  guard let presenter = dismissingPresenter(receiver), let presented = presenter.presentedChild else {
    // DG-04
    callUnusedCompletion(completion)
    return
  }
  if let pending = modalTransitions.first(where: { $0.presents && $0.presented === presented && !$0.hasStarted }) {
    dismissPending(pending, receiver, animated, completion)
    return
  }
  switch treatment(of: receiver, by: presenter) {
  case .wait:
    // DG-06: it meets the relations of the moment when it is performed.
    pendingRequests.append { requestDismissal(from: receiver, animated, completion) }
    return
  case .drop:
    // DG-05
    callUnusedCompletion(completion)
    return
  case .perform: break
  }
  acceptDismissal(of: presented, presenter, isReallyAnimated(animated), completion)
}

/// DG-01: the receiver, if it presents something, else whoever presents it or an ancestor of it.
func dismissingPresenter(_ receiver: UIViewController) -> UIViewController? {
  if receiver.presentedChild != nil { return receiver }
  return receiver.presentingViewController
}

/// F-06: whether the completion of a call that does nothing runs.
func callUnusedCompletion(_ completion: (() -> Void)?) {
  guard let block = completion else { return }
  if choose(
    .F06, ["a dismiss that dismisses nothing drops its block", "a dismiss that dismisses nothing calls its block"]) == 1
  {
    asOwner(nil) { block() }
  }
}

/// DG-07
func dismissPending(
  _ pending: ModalTransition, _ receiver: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
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
    removeRelations(pending)
    retire(pending)
    clear(pending)
    callUnusedCompletion(completion)
  case 1:
    callUnusedCompletion(completion)
  default:
    assume(canWait)
    pendingRequests.append { requestDismissal(from: receiver, animated, completion) }
  }
}

func acceptDismissal(
  of presented: UIViewController, _ presenter: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
) {
  forgetLeftovers()
  removeChain(above: presented)
  let transition = ModalTransition(presents: false, presenter: presenter, presented: presented, isAnimated: animated)
  begin(transition, presenter, completion)
}

/// DG-02: one call dismisses everything above the presenter, one controller of the chain is animated.
///
/// F-24 says which one; the final state is the same. The machine animates the presenter's immediate child, as reported
/// from iOS 8 on, and removes what is above it at once, from the top (F-36: any order is allowed by APP-01, and no
/// rule of this catalogue compares two controllers of a chain).
func removeChain(above controller: UIViewController) {
  guard let upper = controller.presentedChild else { return }
  removeChain(above: upper)
  let transition = ModalTransition(presents: false, presenter: controller, presented: upper, isAnimated: false)
  activeTransitions.append(transition)
  sendDismissalWills(transition)
  transition.committed = true
  commitDismissal(transition)
  retire(transition)
  conclude(transition)
}
