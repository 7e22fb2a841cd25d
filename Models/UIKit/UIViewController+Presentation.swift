// The gates of present and dismiss (B.1, B.3). What passes them is a `ModalTransition` in the phase `requested`.

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
  of presented: UIViewController, from source: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
) {
  let presenter = source.effectivePresenter(for: presented)
  // PG-02: an exception; the machine goes on as if the call had not been made.
  if isInvalid(presented, presenter) { return }
  switch treatment(of: presenter, by: presenter) {
  case .wait:
    pendingRequests.append { requestPresentation(of: presented, from: source, animated, completion) }
    return
  case .drop:
    askInVain(presented, presenter, source)
    return
  case .perform: break
  }
  // PG-01, PG-05, PG-06, PG-08: dropped, the completion is never called. PG-07 (F-19) only warns.
  if presenter.presentedChild != nil || presenter.view.window == nil {
    askInVain(presented, presenter, source)
    return
  }
  acceptPresentation(of: presented, presenter, source, isReallyAnimated(animated), completion)
}

/// PG-02
func isInvalid(_ presented: UIViewController, _ presenter: UIViewController) -> Bool {
  presented.parent != nil || presented === presenter || presented.modalPresenter != nil
}

/// F-33: the delegate may be asked for its presentation controller although the present is then dropped. The other
/// half of the parameter, which of several guards reports, changes only the text of the log.
func askInVain(_ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController) {
  guard let delegate = livingDelegate(of: presented) else { return }
  if effectiveStyle(presented.modalPresentationStyle) != .custom { return }
  if !listens(answering(delegate), "presentationController(forPresented:presenting:source:)") { return }
  if choose(.F33, ["a dropped present asks no delegate", "a dropped present asks for a presentation controller"]) == 1 {
    _ = delegate.presentationController(forPresented: presented, presenting: presenter, source: source)
  }
}

// SCH-04: a request to a controller that itself takes part in a transition.

/// Requests that wait for the end of the transition in flight (F-23).
var pendingRequests: [() -> Void] = []

enum BusyTreatment { case wait, drop, perform }

/// What becomes of a request to `receiver` that `presenter` would have to carry out.
func treatment(of receiver: UIViewController, by presenter: UIViewController) -> BusyTreatment {
  guard let transition = modalTransitions.first(where: { !$0.isReleased }) else { return .perform }
  if !transition.involves(receiver) && !transition.involves(presenter) {
    // F-34: another presenter's action in the same window.
    let value = choose(
      .F34, ["only the presenter's own action refuses a request", "any action in the window refuses a request"])
    return value == 0 ? .perform : .drop
  }
  // F-23
  switch choose(
    .F23,
    [
      "a request to a busy controller is dropped", "a request to a busy controller waits",
      "a request to a busy controller is judged at once",
    ])
  {
  case 0: return .drop
  case 1:
    // One waiting request is enough: more of them only repeat it.
    assume(pendingRequests.isEmpty)
    return .wait
  default:
    // PG-04, DG-05: the gates refuse when the presenter's own action is in progress, which is the first value.
    assume(transition.presenter !== presenter)
    return .perform
  }
}

/// F-53, ANI-01
func isReallyAnimated(_ animated: Bool) -> Bool {
  if !animated || UIView.areAnimationsEnabled { return animated }
  return choose(.F53, ["animations switched off: as non-animated", "animations switched off: still animated"]) == 1
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
  begin(transition, source, completion)
}

func begin(_ transition: ModalTransition, _ source: UIViewController, _ completion: (() -> Void)?) {
  transition.source = source
  transition.completion = completion
  noteRequestingGesture(transition)
  activeTransitions.append(transition)
  loadView(of: transition, 0)
  if !transition.isAnimated && isStartedAtOnce(transition) {
    start(transition)
    return
  }
  // F-28, SCH-01: W13 says that the queries need not come within the call.
  if answersQueries(transition.presented?.transitioningDelegate) {
    if choose(.F28, ["the delegate is asked inside the call", "the delegate is asked at the deferred start"]) == 0 {
      askDelegate(transition)
    }
  }
}

/// F-04, SCH-03: only somebody who notices the difference makes it one.
func isStartedAtOnce(_ transition: ModalTransition) -> Bool {
  if transition.completion == nil && !answersQueries(transition.presented?.transitioningDelegate) { return true }
  return choose(.F04, ["a non-animated request starts at once", "a non-animated request is deferred"]) == 0
}
