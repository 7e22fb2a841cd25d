// The gate of present (B.1). What passes it is a `ModalTransition` in the phase `requested`.

extension UIViewController {
  /// Who presents when this controller is asked to (B.1).
  func effectivePresenter(for controller: UIViewController) -> UIViewController {
    if respectsContext(effectiveStyle(controller.modalPresentationStyle)) {
      var candidate: UIViewController? = self
      while let ancestor = candidate {
        if ancestor.definesPresentationContext { return ancestor }
        candidate = ancestor.parent
      }
    }
    return outermost
  }
}

func requestPresentation(
  of presented: UIViewController, from source: UIViewController, _ animated: Bool, _ completion: (() -> Void)?,
  at site: Site? = nil
) {
  let presenter = source.effectivePresenter(for: presented)
  // PG-02, SCH-01: an exception, inside the call; the machine goes on as if the call had not been made.
  if isInvalid(presented, presenter) {
    refuse([ConsoleMessage.isInvalid])
    return
  }
  switch treatment(of: presenter, by: presenter) {
  case .wait:
    pendingRequests.append { requestPresentation(of: presented, from: source, animated, completion, at: site) }
  case .drop:
    refuse([busyMessage(presenter)] + closedGates(presenter))
    judgeLostBlock(at: site, about: source)
    askInVain(presented, presenter, source)
  case .perform:
    let gates = closedGates(presenter)
    if gates.isEmpty {
      if !isAttached(presenter) { console(ConsoleMessage.isDetached) }
      acceptPresentation(of: presented, presenter, source, isReallyAnimated(animated), completion)
    } else {
      refuse(gates)
      judgeLostBlock(at: site, about: source)
      askInVain(presented, presenter, source)
    }
  }
}

/// PG-02
func isInvalid(_ presented: UIViewController, _ presenter: UIViewController) -> Bool {
  presented.parent != nil || presented === presenter || presented.modalPresenter != nil
}

/// The guards that refuse whoever is idle: PG-05, PG-06.
private func closedGates(_ presenter: UIViewController) -> [String] {
  var messages: [String] = []
  if presenter.view.window == nil { messages.append(ConsoleMessage.hasNoWindow) }
  if presenter.presentedChild != nil { messages.append(ConsoleMessage.alreadyPresents) }
  return messages
}

/// PG-01 before the start of what is in progress, PG-04 from then on.
private func busyMessage(_ presenter: UIViewController) -> String {
  let isWaiting = modalTransitions.contains { $0.presents && $0.presenter === presenter && !$0.hasStarted }
  return isWaiting ? ConsoleMessage.isWaiting : ConsoleMessage.isPresenting
}

/// PG-08: the present is dropped, its completion is never called. F-33: any of the guards that hold may say so.
private func refuse(_ messages: [String]) {
  if !consoleIsRead { return }
  let index = messages.count > 1 ? choose(.F33, messages) : 0
  console(messages[index])
}

/// F-33: the delegate may be asked for its presentation controller although the present is then dropped.
func askInVain(_ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController) {
  guard let delegate = livingDelegate(of: presented) else { return }
  if effectiveStyle(presented.modalPresentationStyle) != .custom { return }
  if !listens(answering(delegate), "presentationController(forPresented:presenting:source:)") { return }
  if choose(.F33, ["a dropped present asks no delegate", "a dropped present asks for a presentation controller"]) == 1 {
    _ = delegate.presentationController(forPresented: presented, presenting: presenter, source: source)
  }
}

/// PG-07: whether the controller belongs to the root of its window. F-19: if not, every version so far warns and goes
/// on; the exception is only announced.
func isAttached(_ controller: UIViewController) -> Bool {
  var base = controller.outermost
  while let below = base.modalPresenter { base = below.outermost }
  return base === base.view.window?.rootViewController
}

func acceptPresentation(
  of presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController, _ animated: Bool,
  _ completion: (() -> Void)?
) {
  forgetLeftovers()
  judgeDelegatePlace(presented, presenter)
  // PRES-01 step 6: the relations are set by the call.
  presenter.presentedChild = presented
  presented.modalPresenter = presenter
  let transition = ModalTransition(presents: true, presenter: presenter, presented: presented, isAnimated: animated)
  transition.wasMeantCustom = presented.modalPresentationStyle == .custom
  let style = presented.modalPresentationStyle
  if style != .automatic { transition.requestedStyle = effectiveStyle(style) }
  begin(transition, source, completion)
}

extension UIViewController {
  /// The container of the presentation that shows this controller.
  var container: UIView? { assignedPresentationController?.containerView }
}
