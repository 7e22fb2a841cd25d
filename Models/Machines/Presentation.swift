// A parametric machine of one window: controllers that are presented and dismissed, one transition at a time, with
// gestures, rotation, alongside animations and work on the main queue. It has the shape of UIKit's own work, but it is a
// benchmark and no faithful model: the same transition system is written for SPIN, TLC and Stateright, with equal counts.
import UIKit

struct Presentation: TransitionSystem {
  enum Phase {
    case idle
    /// Accepted, nothing set up.
    case requested
    /// Views are in the container, appearance callbacks begin.
    case began
    case animating
    /// A gesture drives the progress.
    case interacting
    /// The gesture has ended, on the way to the end.
    case finishing
    /// The gesture has ended, on the way back.
    case cancelling
    /// `completeTransition(_:)` was called, the last callbacks are due.
    case completing
  }

  enum Appearance { case gone, appearing, visible, disappearing }
  enum Direction { case none, present, dismiss }
  enum Outcome { case none, completed, cancelled }
  enum Alongside { case free, registered, running, done }
  /// `viewWillTransition(to:with:)` is due, then the rotation runs.
  enum Rotation { case none, due, running }
  enum Defect { case none, completesTwice, leavesViews }

  let controllers: Int
  let progressSteps: Int
  let deferredDismissals: Int
  let defect: Defect

  /// Presented controllers from the root, 0, upwards; entries above `top` are 0.
  var stack: [Int]
  var top = 0
  var appearance: [Appearance]
  /// Begun minus ended appearance transitions of each controller.
  var begun: [Int]
  /// Whose view is in the container.
  var contained: [Bool]
  var phase = Phase.idle
  var direction = Direction.none
  /// The controller that is being presented, else 0.
  var incoming = 0
  var isInteractive = false
  var progress = 0
  /// Calls of `completeTransition(_:)` in this transition.
  var completions = 0
  var outcome = Outcome.none
  var alongside: [Alongside]
  var rotation = Rotation.none
  var isLandscape = false
  /// Dismissals that wait on the main queue.
  var deferred = 0
  /// Events of the environment that are left.
  var budget: Int

  init(
    controllers: Int, budget: Int, alongside: Int, progress: Int, deferred: Int, defect: Defect = .none
  ) {
    self.controllers = controllers
    progressSteps = progress
    deferredDismissals = deferred
    self.defect = defect
    stack = Array(repeating: 0, count: controllers)
    appearance = Array(repeating: .gone, count: controllers)
    begun = Array(repeating: 0, count: controllers)
    contained = Array(repeating: false, count: controllers)
    self.alongside = Array(repeating: .free, count: alongside)
    self.budget = budget
    appearance[0] = .visible
  }

  // expect: holds
  static let S4 = Presentation(controllers: 3, budget: 4, alongside: 1, progress: 2, deferred: 1)
  // expect: holds
  static let S5 = Presentation(controllers: 4, budget: 6, alongside: 1, progress: 2, deferred: 1)

  var from: Int { stack[top] }
  var to: Int { direction == .present ? incoming : stack[top - 1] }
  var isSettled: Bool { phase == .idle && rotation == .none && deferred == 0 }

  mutating func offerEvents() {
    if budget > 0 {
      offerRequests()
      offerGesture()
      offerSystem()
    } else if phase == .interacting {
      offer("the system cancels the gesture", by: .system) { phase = .cancelling }
    }
    if deferred > 0 { offer("a deferred dismissal runs", by: .runLoop) { runDeferred() } }
    offerStart()
    offerAnimations()
    if phase == .completing { offerEnd() }
    if rotation == .due && phase != .completing {
      offer("the rotation begins", by: .system) { rotation = .running }
    }
    if rotation == .running {
      offer("the rotation ends", by: .system) {
        rotation = .none
        isLandscape = !isLandscape
      }
    }
  }

  func inspect() {
    check(
      begun.allSatisfy { $0 <= 1 } && begun.reduce(0, +) <= 2 && (phase != .idle || begun.allSatisfy { $0 == 0 }),
      .TV501, "appearance callbacks are not balanced")
    check(phase != .idle || contained.allSatisfy { !$0 }, .TV305, "a view is left in the container")
    check(completions <= 1, .TV101, "the transition was completed twice")
    check(
      phase != .idle || appearance.indices.allSatisfy { appearance[$0] == ($0 == from ? .visible : .gone) },
      .TV502, "not exactly the top controller is visible")
  }
}

// What the user and the app do: every event costs budget.
extension Presentation {
  mutating func offerRequests() {
    if phase == .idle {
      for controller in 1..<controllers where !stack.contains(controller) {
        for interactive in [false, true] {
          offer("present \(controller), interactive: \(interactive)", by: .app) {
            budget -= 1
            phase = .requested
            direction = .present
            incoming = controller
            isInteractive = interactive
          }
        }
      }
      if top > 0 {
        for interactive in [false, true] {
          offer("dismiss, interactive: \(interactive)", by: .user) {
            budget -= 1
            phase = .requested
            direction = .dismiss
            isInteractive = interactive
          }
        }
      }
    } else {
      offer("a request is refused", by: .app) { budget -= 1 }
    }
    if deferred < deferredDismissals {
      offer("a dismissal is deferred", by: .app) {
        budget -= 1
        deferred += 1
      }
    }
  }

  mutating func offerGesture() {
    guard phase == .interacting else { return }
    if progress < progressSteps {
      offer("the finger moves on", by: .user) {
        budget -= 1
        progress += 1
      }
    }
    if progress > 0 {
      offer("the finger moves back", by: .user) {
        budget -= 1
        progress -= 1
      }
    }
    offer("the finger lifts to finish", by: .user) {
      budget -= 1
      phase = .finishing
    }
    offer("the finger lifts to cancel", by: .user) {
      budget -= 1
      phase = .cancelling
    }
  }

  mutating func offerSystem() {
    if rotation == .none {
      offer("the device rotates", by: .system) {
        budget -= 1
        rotation = .due
      }
    }
    if phase == .requested || phase == .began {
      for slot in alongside.indices where alongside[slot] == .free {
        offer("the app registers alongside animation \(slot)", by: .app) {
          budget -= 1
          alongside[slot] = .registered
        }
      }
    }
  }
}

// What UIKit does by itself.
extension Presentation {
  mutating func runDeferred() {
    deferred -= 1
    if phase == .idle && top > 0 {
      phase = .requested
      direction = .dismiss
    }
  }

  mutating func offerStart() {
    if phase == .requested {
      offer("UIKit sets the transition up", by: .system) {
        phase = .began
        for controller in contained.indices { contained[controller] = controller == from || controller == to }
      }
    }
    guard phase == .began else { return }
    if appearance[from] == .visible {
      offer("viewWillDisappear", by: .system) {
        appearance[from] = .disappearing
        begun[from] += 1
      }
    }
    if appearance[from] == .disappearing && appearance[to] == .gone {
      offer("viewWillAppear", by: .system) {
        appearance[to] = .appearing
        begun[to] += 1
      }
    }
    if appearance[to] == .appearing {
      offer("the animation starts", by: .system) {
        phase = isInteractive ? .interacting : .animating
        for slot in alongside.indices where alongside[slot] == .registered { alongside[slot] = .running }
      }
    }
  }

  mutating func offerAnimations() {
    if phase == .animating || phase == .finishing || phase == .cancelling || phase == .completing {
      for slot in alongside.indices where alongside[slot] == .running {
        offer("alongside animation \(slot) ends", by: .runLoop) { alongside[slot] = .done }
      }
    }
    if phase == .animating || phase == .finishing {
      offer("the animation ends", by: .runLoop) { complete(.completed) }
    }
    if phase == .cancelling {
      offer("the animation back ends", by: .runLoop) { complete(.cancelled) }
    }
  }

  mutating func complete(_ result: Outcome) {
    phase = .completing
    outcome = result
    completions += 1
  }

  mutating func offerEnd() {
    if defect == .completesTwice && outcome == .cancelled && completions == 1 && rotation == .running {
      offer("completeTransition is called again", by: .app) { completions += 1 }
    }
    if outcome == .cancelled && appearance[from] == .disappearing {
      offer("the disappearance is reversed", by: .system) { appearance[from] = .appearing }
    }
    if outcome == .cancelled && appearance[to] == .appearing {
      offer("the appearance is reversed", by: .system) { appearance[to] = .disappearing }
    }
    offerCallbacks()
    if contained[from] && begun[from] == 0 {
      offer("the from view leaves the container", by: .system) { contained[from] = false }
    }
    if contained[to] && begun[to] == 0 {
      offer("the to view leaves the container", by: .system) { contained[to] = false }
    }
    let leaves = defect == .leavesViews && outcome == .cancelled && direction == .dismiss && rotation == .running
    if begun[from] == 0 && begun[to] == 0 && (contained.allSatisfy { !$0 } || leaves && top >= 2)
      && alongside.allSatisfy({ $0 == .free || $0 == .done })
    {
      offer("the transition is over", by: .system) { finish() }
    }
  }

  mutating func offerCallbacks() {
    if outcome == .completed && appearance[from] == .disappearing
      || outcome == .cancelled && appearance[from] == .appearing
    {
      offer("the from controller did disappear or appear", by: .system) {
        appearance[from] = outcome == .completed ? .gone : .visible
        begun[from] -= 1
      }
    }
    if outcome == .completed && appearance[to] == .appearing
      || outcome == .cancelled && appearance[to] == .disappearing
    {
      offer("the to controller did appear or disappear", by: .system) {
        appearance[to] = outcome == .completed ? .visible : .gone
        begun[to] -= 1
      }
    }
  }

  mutating func finish() {
    if outcome == .completed && direction == .present {
      top += 1
      stack[top] = incoming
    } else if outcome == .completed && direction == .dismiss {
      stack[top] = 0
      top -= 1
    }
    phase = .idle
    direction = .none
    incoming = 0
    isInteractive = false
    progress = 0
    completions = 0
    outcome = .none
    for slot in alongside.indices { alongside[slot] = .free }
  }
}
