// Methods of the code under test that no code calls by name: controls, bar buttons, recognisers and lists of the app send
// them. Where such a sender is seen on the screen its taps are those events, and the scenario makes none of its own: one
// control is not tapped twice in a turn, nor while it is disabled, hidden or covered.

/// What sends a method to the controller under test.
final class MethodSender {
  let method: Selector
  weak var sender: AnyObject?
  /// It was on the screen at the end of some step.
  var wasShown = false

  init(_ method: Selector, _ sender: AnyObject) {
    self.method = method
    self.sender = sender
  }

  /// Whether a touch could reach it if nothing hid or disabled it.
  func isShown(to target: AnyObject) -> Bool {
    let controller = target as? UIViewController
    if let view = sender as? UIView { return isShown(view, in: controller) }
    if let gesture = sender as? UIGestureRecognizer { return gesture.view?.window != nil }
    return controller?.barButtons.contains { $0 === sender } == true
  }

  private func isShown(_ view: UIView, in controller: UIViewController?) -> Bool {
    view.window != nil || controller?.barViews.contains { view.isDescendant(of: $0) } == true
  }
}

/// Called wherever an action or a list gets its receiver.
func noteSender(_ sender: AnyObject, of method: Selector, to target: AnyObject) {
  guard let current = scenario, !current.sentMethods.isEmpty else { return }
  if !current.sentMethods.contains(method) || !current.isSubject(target) || current.isSent(method) { return }
  let others = (current.senders ?? []).filter { one in
    one.wasShown || (one.sender != nil && (one.sender !== sender || one.method != method))
  }
  current.senders = others.suffix(5) + [MethodSender(method, sender)]
  current.sentTo = target
}

extension Scenario {
  /// Whether taps on something that is or was on the screen send the method: if that is gone, nothing does.
  func isSent(_ method: String?) -> Bool {
    guard let method = method, let known = senders else { return false }
    return known.contains { $0.method == method && $0.wasShown }
  }

  /// Whether the user cannot come to what calls the scenario's method now.
  func isKept(from controller: UIViewController) -> Bool { tappedMethod != nil && isLocked(controller) }

  /// Whether the finger that drags for the scenario is on what sends its method: no other one is there.
  var holdsControl: Bool { isSwiping && isSent(tappedMethod) }

  /// Called at the end of each step.
  func noteShownSenders() {
    guard let known = senders, let target = sentTo else { return }
    for one in known where !one.wasShown && one.isShown(to: target) { one.wasShown = true }
  }

  /// Whether the view of the controller under test takes no touches at all: then nobody taps what sends its methods
  /// (developer.apple.com, `UIView.isUserInteractionEnabled`: "touch, press, keyboard, and focus events intended for the
  /// view are ignored and removed from the event queue").
  func isLocked(_ controller: UIViewController) -> Bool {
    var next: UIView? = controller.viewIfLoaded
    while let view = next {
      if !isUnknown(view.isUserInteractionEnabled) && !view.isUserInteractionEnabled { return true }
      next = view.superview
    }
    return false
  }
}

/// A list tells its delegate of taps.
func noteSelection(of list: UIScrollView) {
  guard let delegate = list.delegate else { return }
  if list is UITableView { noteSender(list, of: "tableView(_:didSelectRowAt:)", to: delegate) }
  if list is UICollectionView { noteSender(list, of: "collectionView(_:didSelectItemAt:)", to: delegate) }
}
