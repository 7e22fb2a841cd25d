import Exploration
import Identifiers
import RunReport

/// A state on a walk.
struct WalkedState: Hashable {
  var words: [UInt64]
  /// Its number in the explored graph; `nil` where the exploration has not come.
  var number: Int?
}

/// One step out of a state.
struct WalkedStep: Hashable {
  var label: StepLabel
  var event: EventID
  /// As reports name it: "run loop".
  var actor: String
  /// `nil` where the step crashes.
  var target: WalkedState?
  /// As the system numbers properties.
  var violations: [UInt32]
}

/// What one step shows when it is executed again.
struct WalkedStepText {
  var step: Step
  var excerpts: [Excerpt] = []
  var changes: [String] = []
}

/// What a walk needs of a subject: app code on the machine, or a model of values.
///
/// Used by one thread. Deterministic: the same state has the same steps in the same order.
protocol WalkedSystem: AnyObject {
  var subject: String { get }
  /// What the exploration has left behind; `nil` for nothing.
  var graph: WalkedGraph? { get }

  /// The states in which runs begin, at least one unless the set-up crashes.
  func beginnings() -> [WalkedState]
  /// How the app has set itself up for one of them; `nil` where there is nothing to say.
  func way(to beginning: WalkedState) -> Beginning?
  func steps(from state: WalkedState) -> [WalkedStep]
  func judge(_ state: WalkedState) -> StateJudgement
  /// Why nothing settles any more from a stuck state on.
  func diagnose(_ state: WalkedState) -> [UInt32]
  /// Whether a run ends in the state although it is none of rest.
  func isOver(_ state: WalkedState) -> Bool
  func violation(_ property: UInt32) -> WalkViolation
  /// Whether no run is followed past a violation.
  func ends(_ property: UInt32) -> Bool
  /// Whether a violation counts.
  func breaks(_ property: UInt32) -> Bool
  /// What a state is called.
  func label(of state: WalkedState, isSettled: Bool) -> String
  /// What a step chooses, in words, as far as another one out of the same state does not.
  func choice(of step: WalkedStep, from state: WalkedState) -> String?
  func text(of step: WalkedStep, from state: WalkedState, number: Int) -> WalkedStepText
  /// Everything that a state holds, a line each.
  func describe(_ state: WalkedState) -> [String]
}

extension WalkedSystem {
  /// What can come of a step.
  func outcome(of step: WalkedStep) -> (outcome: Alternative.Outcome, rules: [RuleID]) {
    var violated = step.violations
    if let target = step.target, !isOver(target) { violated += violations(in: target) }
    let broken = violated.filter(breaks)
    let rules = Set(broken.compactMap { violation($0).rule }).sortedByText()
    if !broken.isEmpty || step.target == nil { return (.breaks, rules) }
    guard let graph, let number = step.target?.number else { return (.unknown, []) }
    if graph.ends.canBeReached(from: number) { return (.clean, []) }
    return (graph.isWhole ? .doomed : .unknown, [])
  }

  /// What a state violates, with what only all that can follow shows: that nothing settles any more.
  func violations(in state: WalkedState) -> [UInt32] {
    guard let number = state.number, let graph, graph.isJudged(number) else { return judge(state).violations }
    return graph.steps.violations(ofState: number) + (graph.isStuck(number) ? diagnose(state) : [])
  }
}

extension WalkedSystem {
  func way(to beginning: WalkedState) -> Beginning? { nil }
}
