// The functions that the machine calls by name, and the world that they look at.

/// Who presents what, and which events may happen.
var scenario: Scenario?

/// Starts a scenario in a fresh world: its set-up is the initial state.
func begin(_ newScenario: Scenario) {
  scenario = newScenario
  performStep { newScenario.setUp() }
  noteStart()
}

/// Hook: every event that may happen now.
func offerEvents() {
  guard let current = scenario else { return }
  // BG-03
  if applicationIsInBackground {
    offer(.appEntersForeground, by: .environment) { performStep { enterForeground() } }
    return
  }
  offerTransitionEvents()
  offerRunLoopEvents()
  if !current.hasRoot { return }
  let followsFinger = activeTransitions.contains { $0 is UserDismissal && $0.isInteractive }
  if current.takesTouches && !followsFinger { offerGestureEvents() }
  offerPresentationEvents()
  current.offerEvents()
  current.offerSystemEvents()
}

/// Whether a transition has been requested or is in flight: what the user and the app do then disturbs it.
func isInTransition() -> Bool { !activeTransitions.isEmpty || !pendingRequests.isEmpty }

/// What UIKit itself does next.
func offerTransitionEvents() {
  for transition in activeTransitions {
    if transition.phase == .requested {
      if queueHasSeenStart() { continue }
      // SCH-01
      offer(.transitionStarts, by: .system) {
        performStep {
          queueSeesStart(of: transition)
          start(transition)
        }
      }
    } else if transition.phase == .inFlight && transition.endsByItself && !followsBlock(transition) {
      // PRES-04
      offer(.standardAnimationEnds, by: .runLoop) {
        performStep { end(transition, !transition.transitionWasCancelled) }
      }
    }
  }
}

/// Hook: no transition requested or in flight, nothing on its way, no gesture active, the app in the foreground.
func isSettled() -> Bool {
  activeTransitions.isEmpty && pendingRequests.isEmpty && runLoopIsIdle() && !hasActiveGesture()
    && scenario?.isSwiping != true && !applicationIsInBackground
}

/// Hook: rules that hold in every state are judged by the events themselves; some scenarios judge the machine.
func inspectState() { scenario?.inspect() }

/// Hook: what must be true when nothing is on its way.
func inspectSettledState() {
  var presentsNothing = true
  for window in shownWindows {
    guard let root = window.rootViewController else { continue }
    judgeBalance(root)
    judgeStacks(from: root)
    judgeLeftovers(in: window)
    if root.presentedChild != nil { presentsNothing = false }
  }
  judgeLeftChild()
  judgeChanges()
  judgeTouches()
  if presentsNothing {
    judgeRetention()
    judgeChain()
  }
}
