// What the user's fingers do: gestures, one at a time, and taps on controls and cells.

/// The recogniser that has begun and has not ended.
var activeGesture: UIGestureRecognizer?
/// The recogniser whose actions run now.
var currentGesture: UIGestureRecognizer?
/// Only while actions run: whether the gesture was in `changed` before its present state.
var gestureHadChanged: Bool?

extension UIGestureRecognizer {
  /// Whether `changed` has been delivered since the gesture began, or is being delivered.
  var hasChanged: Bool { state == .changed || (currentGesture === self && gestureHadChanged == true) }

  /// A cancelled or failed gesture that never changed has not moved.
  var hasMoved: Bool { hasChanged || (state != .cancelled && state != .failed) }
}

func hasActiveGesture() -> Bool { activeGesture != nil }

/// The app goes to the background, or touches are cut: an active gesture is cancelled.
func cancelActiveGestures() {
  cancelPageTurns()
  if let gesture = activeGesture { interrupt(gesture) }
}

/// A recogniser is disabled or taken off its view: it is cancelled if it is active. Inside its own action it is
/// cancelled when the action returns.
func interrupt(_ gesture: UIGestureRecognizer) {
  if activeGesture !== gesture { return }
  if currentGesture === gesture {
    gesture.state = .cancelled
  } else {
    deliver(.cancelled, of: gesture)
  }
}

/// Sends the actions for one state. A state that ends the gesture leaves it possible again.
func deliver(_ state: UIGestureRecognizer.State, of gesture: UIGestureRecognizer) {
  let outerGesture = currentGesture
  gestureHadChanged = gesture.state == .changed
  gesture.state = state
  // What it sends from now on is about something new (TV107).
  if state == .began { lateInteractor = nil }
  let isOver = state != .began && state != .changed
  activeGesture = isOver ? nil : gesture
  currentGesture = gesture
  for action in gesture.actions ?? [] { action.send(from: gesture) }
  scroll(with: gesture)
  gestureDidDeliver(gesture)
  currentGesture = outerGesture
  gestureHadChanged = nil
  if isOver {
    gesture.state = .possible
  } else if gesture.state != state && gesture.state != .possible {
    // The action set the state itself, or interrupted the gesture.
    let wanted = gesture.state
    gesture.state = state
    deliver(wanted, of: gesture)
  }
}

/// Everything that fingers can do now; touches begin only where they are delivered.
func offerGestureEvents() {
  if let gesture = activeGesture {
    offerContinuation(of: gesture)
  } else {
    if touchesAreDelivered(in: keyWindow) { offerPageReleases() }
    for window in touchableWindows() where touchesAreDelivered(in: window) { offerTouches(in: window) }
  }
}

/// The window in front of each scene: it takes the touches, also those that it does nothing with.
private func touchableWindows() -> [UIWindow] {
  if severalWindows == nil { return shownWindows }
  return shownWindows.filter { window in
    let front = window.windowScene?.windows.last {
      isUnknown($0.isUserInteractionEnabled) || $0.isUserInteractionEnabled
    }
    return front === window
  }
}

private func offerContinuation(of gesture: UIGestureRecognizer) {
  // INT-10: a gesture whose touches are cut off, or whose view is gone, is cancelled.
  let window = gesture.view?.window
  let isCut = window == nil || !touchesAreDelivered(in: window)
  if !isCut {
    // Each move may start another animation.
    if !mainRunLoop.isCrowded {
      offer(.fingerMoves, by: .user) { performStep { deliver(.changed, of: gesture) } }
    }
    // A drag takes several turns: one that has begun after a request is not over before the start.
    if activeTransitions.contains(where: { $0.lateTouch === gesture }) { return }
    offer(.fingerLifts, by: .user) { performStep { deliver(.ended, of: gesture) } }
    // It fails no more: only a gesture that is still possible does, and sends nothing then (developer.apple.com,
    // `UIGestureRecognizer.State.failed`: "No action message is sent and the gesture recognizer is reset").
  }
  offer(.gestureIsTaken, by: .environment, disturbs: !isCut) {
    performStep { deliver(.cancelled, of: gesture) }
  }
}

/// Offers the touches that reach a view or what is in it, from back to front.
private func offerTouches(in view: UIView) {
  if hidesItself(view) || (!isUnknown(view.isUserInteractionEnabled) && !view.isUserInteractionEnabled) { return }
  for gesture in view.gestureRecognizers ?? [] { offerBeginning(of: gesture) }
  offerScrolling(of: view)
  offerTaps(on: view)
  if let navigation = view.owningController as? UINavigationController { offerBarTaps(navigation) }
  if let controller = view.owningController { offerBarTaps(outside: controller) }
  if let tabs = view.owningController as? UITabBarController { offerTabTaps(tabs) }
  if let pages = view.owningController as? UIPageViewController { offerPageTurns(pages) }
  var reachable: [UIView] = []
  for subview in view.subviews {
    if !hidesItself(subview) { reachable = reachable.filter { !isCovered($0, by: subview) } }
    reachable.append(subview)
  }
  for subview in reachable { offerTouches(in: subview) }
}

private func offerBeginning(of gesture: UIGestureRecognizer) {
  if !isUnknown(gesture.isEnabled) && !gesture.isEnabled { return }
  guard let actions = gesture.actions else { return }
  if !actions.contains(where: { $0.target != nil }) || mainRunLoop.isCrowded || isTakenByPage(gesture) { return }
  offer(gesture.beginning, by: .user, disturbs: isInTransition()) {
    performStep {
      touchArrives(in: gesture.view?.window, on: gesture)
      if mayBegin(gesture) { deliver(gesture.isContinuous ? .began : .ended, of: gesture) }
    }
  }
}

/// While a finger drags a page no other drag begins in the same chain of views, unless a delegate lets both
/// (developer.apple.com, `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`: the default is that no two do).
private func isTakenByPage(_ gesture: UIGestureRecognizer) -> Bool {
  guard gesture.isContinuous, let view = gesture.view else { return false }
  if listens(gesture.delegate, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") { return false }
  return activeTransitions.contains { transition in
    guard let turn = transition as? PageTransition, turn.isInteractive else { return false }
    guard let pages = turn.owner?.viewIfLoaded else { return false }
    return view.isDescendant(of: pages) || pages.isDescendant(of: view)
  }
}

private func mayBegin(_ gesture: UIGestureRecognizer) -> Bool {
  if let view = gesture.view {
    if !view.gestureRecognizerShouldBegin(gesture) { return false }
  }
  guard let delegate = gesture.delegate else { return gesture.beginsWithoutDelegate }
  return mayReceive(gesture, delegate) && delegate.gestureRecognizerShouldBegin(gesture)
}

/// The delegate is asked for each touch before the gesture sees it (header comment of
/// `gestureRecognizer:shouldReceiveTouch:` in UIGestureRecognizer.h: called before `touchesBegan:withEvent:` is called on the
/// gesture recognizer for a new touch). A finger can always touch the gesture's own view; where that is refused it may touch anything in it.
private func mayReceive(_ gesture: UIGestureRecognizer, _ delegate: UIGestureRecognizerDelegate) -> Bool {
  if !listens(delegate, "gestureRecognizer(_:shouldReceive:)") { return true }
  return delegate.gestureRecognizer(gesture, shouldReceive: UITouch(on: gesture.view))
    || delegate.gestureRecognizer(gesture, shouldReceive: UITouch(on: nil))
}

/// What the user can do with a control or a list, recognisers apart.
private func offerTaps(on view: UIView) {
  if let control = view as? UIControl {
    if !isUnknown(control.isEnabled) && !control.isEnabled { return }
    let isHeard = control.handlers != nil || control.actions?.contains { $0.target != nil } == true
    if isHeard { offerTap(on: control, .userTapsButton) { control.sendActions(for: .touchUpInside) } }
  } else if let list = view as? UITableView {
    if !listens(list.delegate, "tableView(_:didSelectRowAt:)") { return }
    offerTap(on: list, .userTapsRow) { list.selectSome() }
  } else if let list = view as? UICollectionView {
    if !listens(list.delegate, "collectionView(_:didSelectItemAt:)") { return }
    offerTap(on: list, .userTapsItem) { list.selectSome() }
  }
}

/// Taps on a view of the app in a bar, and on those in it. The machine keeps bars apart from the views of windows: what
/// drags there is left out.
func offerTaps(inBar view: UIView, _ isOffered: (UIControl) -> Bool) {
  // Of a view over a class that nobody declares the machine knows nothing that it could offer.
  if isUnknown(view.subviews) || isUnknown(view.gestureRecognizers) { return }
  if hidesItself(view) || (!isUnknown(view.isUserInteractionEnabled) && !view.isUserInteractionEnabled) { return }
  for gesture in view.gestureRecognizers ?? [] where !gesture.isContinuous { offerBeginning(of: gesture) }
  if let control = view as? UIControl {
    if isOffered(control) { offerTaps(on: control) }
  }
  for subview in view.subviews { offerTaps(inBar: subview, isOffered) }
}

/// A tap on the view, or on something in the key window.
func offerTap(on view: UIView? = nil, by control: AnyObject? = nil, _ event: EventID, _ body: () -> Void) {
  if mainRunLoop.isCrowded { return }
  offer(event, by: .user, disturbs: isInTransition()) {
    performStep {
      touchArrives(in: view?.window ?? keyWindow, on: view ?? control)
      touchedView = view
      body()
    }
  }
}
