// SCH-04: a request to a controller that itself takes part in a transition.

/// Requests that wait for the end of the transition in flight (F-23).
var pendingRequests: [() -> Void] = []

enum BusyTreatment { case wait, drop, perform }

/// What becomes of a request to `receiver` that `presenter` would have to carry out.
func treatment(of receiver: UIViewController, by presenter: UIViewController) -> BusyTreatment {
  let busy = modalTransitions.filter { !$0.isReleased }
  if busy.isEmpty { return .perform }
  if !busy.contains(where: { $0.meets(receiver, presenter) }) {
    return isForeignActionIgnored(busy, presenter) ? .perform : .drop
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
    assume(!busy.contains { $0.isAction(of: presenter) })
    return .perform
  }
}

/// F-34: another presenter's action in the same window; the windows have nothing to do with each other.
private func isForeignActionIgnored(_ busy: [ModalTransition], _ presenter: UIViewController) -> Bool {
  let window = presenter.viewIfLoaded?.window
  if !busy.contains(where: { $0.window === window }) { return true }
  return choose(
    .F34, ["only the presenter's own action refuses a request", "any action in the window refuses a request"]) == 0
}

extension Transition {
  /// The window that the transition takes place in.
  var window: UIWindow? {
    if severalWindows == nil { return keyWindow }
    return container?.window ?? fromController?.viewIfLoaded?.window ?? toController?.viewIfLoaded?.window
  }

  func takesPlace(in window: UIWindow?) -> Bool { severalWindows == nil || self.window === window }
}

extension ModalTransition {
  /// Whether a request to `receiver`, carried out by `presenter`, is about a controller that is on its way: one of the
  /// two, or one that the presenter would take away with its own (DG-02).
  func meets(_ receiver: UIViewController, _ presenter: UIViewController) -> Bool {
    involves(receiver) || isAction(of: presenter) || presented === presenter
  }

  /// Whether the transition is the presenter's own, or that of a controller above it.
  func isAction(of presenter: UIViewController) -> Bool {
    if self.presenter === presenter { return true }
    var upper = presenter.presentedChild
    while let controller = upper {
      if self.presenter === controller && hasStarted { return true }
      upper = controller.presentedChild
    }
    return false
  }
}
