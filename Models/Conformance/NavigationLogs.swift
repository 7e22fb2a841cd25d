import UIKit

/// A navigation controller pushes B onto A, C onto B, D onto C, and pops them
final class NavigationLogs: ConformanceScenario {
  var delegate: RecordedNavigationDelegate?
  /// The swipe from the edge lasts.
  var isSwiped = false
  /// A gesture of the app's own lasts.
  var isDragged = false
  var forgetsEarlyEnd = false

  override func setUp() {
    recordsParts = assumes("the log records the objects of transitions")
    recordsConsole = assumes("the log records the console")
    let stack = UINavigationController(rootViewController: PlayingController("A"))
    if recordsParts { chooseParts() }
    stack.delegate = delegate
    let begins = whichHolds([
      "A is on the screen when the log begins", "B is on the screen when the log begins",
      "A comes to the screen in the log",
    ])
    if begins == 1 { beforeTheLog { stack.pushViewController(PlayingController("B"), animated: false) } }
    if begins == 2 { return showRoot(stack) }
    beforeTheLog { self.showRoot(stack) }
    beginLog(stack.viewControllers)
  }

  private func chooseParts() {
    let vends = assumes("the delegate vends an animator")
    delegate = RecordedNavigationDelegate("delegate", animator: vends ? RecordedAnimator() : nil)
    if vends { forgetsEarlyEnd = assumes("the app forgets a gesture that is over before the pop has started") }
  }

  private var stack: UINavigationController { root as! UINavigationController }

  override var takesTouches: Bool { false }
  override var isSwiping: Bool { isSwiped || isDragged }

  override func offerEvents() {
    if isSwiped { return offerSwipe() }
    if isDragged { return offerDrag() }
    offerFreeze()
    if recordsConsole && stack.runningTransition != nil && !isSettled() && stack.viewControllers.count < 4 {
      offer("C is pushed during the transition", by: .app) { performStep { self.pushAnother() } }
      offer("a controller is popped during the transition", by: .app) { performStep { self.pop(true) } }
    }
    if !isSettled() { return }
    offerPushes()
    if stack.viewControllers.count == 1 { return }
    offer("the top is popped", by: .app) { performStep { self.pop(true) } }
    offer("the top is popped without animation", by: .app) { performStep { self.pop(false) } }
    if stack.viewControllers.count > 2 {
      offer("all but the root are popped", by: .app) { performStep { self.popToRoot() } }
    }
    if delegate?.animator == nil {
      offer(.userSwipesFromEdge, by: .user) { performStep { self.swipe() } }
    } else {
      offer("the user begins a gesture that pops", by: .user) { performStep { self.drag() } }
    }
  }

  private func offerPushes() {
    switch stack.viewControllers.count {
    case 1:
      offer("B is pushed", by: .app) { performStep { self.push("B", true) } }
      offer("B is pushed without animation", by: .app) { performStep { self.push("B", false) } }
    case 2: offer("C is pushed", by: .app) { performStep { self.push("C", true) } }
    case 3: offer("D is pushed", by: .app) { performStep { self.push("D", true) } }
    default: break
    }
  }

  private func push(_ name: String, _ animated: Bool) {
    record("nav", "pushViewController")
    stack.pushViewController(PlayingController(name), animated: animated)
  }

  /// NAV-05
  private func pushAnother() {
    record("nav", "pushViewController")
    stack.pushViewController(PlayingController("C"), animated: true)
  }

  private func pop(_ animated: Bool) {
    record("nav", "popViewController")
    stack.popViewController(animated: animated)
  }

  private func popToRoot() {
    record("nav", "popViewController")
    stack.popToRootViewController(animated: true)
  }

  private func swipe() {
    isSwiped = true
    _ = requestPop(of: stack, leaving: stack.viewControllers.count - 1, true, bySwipe: true)
  }

  private func offerSwipe() {
    offer("the swipe goes far enough", by: .user) { performStep { self.endSwipe(.finish) } }
    offer("the swipe is let go", by: .user) { performStep { self.endSwipe(.cancel) } }
  }

  private func endSwipe(_ outcome: Transition.Outcome) {
    isSwiped = false
    guard let pop = stack.runningTransition else { return }
    if pop.phase == .requested { pop.earlyOutcome = outcome } else { pop.decide(outcome) }
  }

  private func drag() {
    record("gesture", "gestureBegan")
    isDragged = true
    delegate?.driver = PlayingDriver()
    pop(true)
  }

  private func offerDrag() {
    if delegate?.driver?.driven != nil {
      offer(.fingerMoves, by: .user) { performStep { self.delegate?.driver?.update(0.5) } }
    }
    offer("the user lifts the finger to finish", by: .user) { performStep { self.endDrag("gestureEnded", true) } }
    offer("the user lifts the finger to cancel", by: .user) { performStep { self.endDrag("gestureEnded", false) } }
    offer(.gestureIsTaken, by: .system) { performStep { self.endDrag("gestureCancelled", false) } }
  }

  private func endDrag(_ callback: String, _ finishes: Bool) {
    record("gesture", callback)
    isDragged = false
    guard let driver = delegate?.driver else { return }
    // T-32, T-33: what comes before the start is lost.
    if driver.driven != nil || !forgetsEarlyEnd { driver.decide(finishes) }
    interactionSourceDidEnd()
  }

  /// FAIL-12: nobody drives the interaction any more.
  private func offerFreeze() {
    guard let pop = stack.runningTransition, pop.isInteractive else { return }
    offer("nothing happens any more", by: .user) { performStep { record("console", "frozen") } }
  }

  override func stepDidEnd() {
    if !isDragged && activeTransitions.isEmpty { delegate?.driver = nil }
  }
}
