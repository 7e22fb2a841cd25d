// B.12: the app goes to the background and returns. While it is there nothing happens (BG-03).

var applicationIsInBackground = false

func enterBackground() {
  applicationIsInBackground = true
  let running = activeTransitions.filter { $0.phase == .inFlight && $0.animator != nil }
  let animated = running.filter { $0.animator != nil && hasPendingWork(of: $0.animator!) }
  for transition in running { transition.sawBackground = true }
  // The system takes the touches away first.
  if hasActiveGesture() { cancelActiveGestures() }
  scenario?.swipeIsInterrupted()
  interruptPull()
  // BG-04: who listens hears of it while the animations are still there.
  announce("UIApplicationWillResignActiveNotification")
  announce("UIApplicationDidEnterBackgroundNotification")
  // BG-01
  endAllAnimations()
  // The standard animation is one of UIKit's own.
  for transition in activeTransitions where transition.phase == .inFlight && transition.endsByItself {
    end(transition, !transition.transitionWasCancelled)
  }
  for transition in animated { judgeStranding(transition) }
}

func enterForeground() {
  applicationIsInBackground = false
  announce("UIApplicationWillEnterForegroundNotification")
  announce("UIApplicationDidBecomeActiveNotification")
}
