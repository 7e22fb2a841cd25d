import Identifiers
import RunReport

/// A walk through the orderings of a subject, step by step: along a finding's trace, or freely.
///
/// Used by one thread. The same moves give the same views.
package final class OrderingWalk {
  /// Whose trace it follows; `nil` for a free walk.
  package let finding: Finding?
  private let system: any WalkedSystem
  private let beginnings: [WalkedState]
  private let trace: [WalkedStep]?
  private let traceBeginning: Int
  private var beginning: Int
  private var path: [WalkedStep] = []

  init(_ system: any WalkedSystem, finding: Finding?, beginning: Int = 0, trace: [WalkedStep]?) {
    self.system = system
    self.finding = finding
    self.trace = trace
    self.beginning = beginning
    traceBeginning = beginning
    beginnings = system.beginnings()
  }

  /// Events so far.
  package var position: Int { path.count }
  package var traceLength: Int? { trace?.count }
  package var beginningCount: Int { beginnings.count }
  package var subject: String { system.subject }
  /// The events so far, as choices name them.
  package var taken: [String] { path.map(\.event.sentence) }

  /// How many of the steps so far are the trace's first ones.
  package var common: Int {
    guard let trace, beginning == traceBeginning else { return 0 }
    return zip(trace, path).prefix { $0 == $1 }.count
  }

  package var isOnTrace: Bool { trace != nil && beginning == traceBeginning && common == path.count }

  // MARK: Moving

  /// Takes the trace's next step. False off the trace and at its end.
  package func advance() -> Bool {
    guard isOnTrace, let trace, path.count < trace.count else { return false }
    path.append(trace[path.count])
    return true
  }

  /// Takes the choice with a number, from 1, of the present view. False when there is none.
  package func take(_ number: Int) -> Bool {
    let choices = choices()
    guard number >= 1, number <= choices.count else { return false }
    path.append(choices[number - 1])
    return true
  }

  /// Goes back over one step. False at the beginning.
  package func back() -> Bool { path.popLast() != nil }

  /// Goes back to the last state that is on the trace. False when nothing leads away from it.
  package func returnToTrace() -> Bool {
    if trace == nil || isOnTrace { return false }
    path.removeLast(path.count - common)
    beginning = traceBeginning
    return true
  }

  /// Goes to where so many steps have been taken: back over those taken, or forward along the trace. False when there is
  /// no such place.
  package func go(to position: Int) -> Bool {
    guard position >= 0 else { return false }
    if position <= path.count {
      path.removeLast(path.count - position)
      return true
    }
    guard isOnTrace, let trace, position <= trace.count else { return false }
    path += trace[path.count..<position]
    return true
  }

  /// Begins anew with another way in which the app sets itself up, from 1. False when there is none.
  package func begin(_ number: Int) -> Bool {
    guard number >= 1, number <= beginnings.count else { return false }
    beginning = number - 1
    path = []
    return true
  }

  // MARK: Looking

  private var state: WalkedState? {
    path.isEmpty ? (beginning < beginnings.count ? beginnings[beginning] : nil) : path[path.count - 1].target
  }

  private var previous: WalkedState? {
    path.count < 2 ? (beginning < beginnings.count ? beginnings[beginning] : nil) : path[path.count - 2].target
  }

  /// Everything that the present state holds, a line each.
  package var wholeState: [String] { state.map(system.describe) ?? ["the run has crashed: there is no state"] }

  package var view: WalkView {
    var view = ownView
    addFinding(to: &view)
    return view
  }

  /// … by what the present step and state show alone.
  var ownView: WalkView {
    var view = WalkView(
      subject: system.subject, position: path.count, traceLength: trace?.count, isOnTrace: isOnTrace)
    view.beginnings = beginnings.count
    view.beginning = beginning
    if path.isEmpty, beginnings.count > 1 { view.way = system.way(to: beginnings[beginning]) }
    if let step = path.last, let previous {
      let text = system.text(of: step, from: previous, number: path.count)
      view.step = text.step
      view.excerpts = text.excerpts
      view.changes = text.changes
      view.broken = step.violations.filter(system.breaks).map(system.violation)
      view.isPointOfNoReturn = isPointOfNoReturn(from: previous)
    }
    if let state {
      let judgement = system.judge(state)
      view.isOver = system.isOver(state)
      view.isSettled = judgement.isSettled
      view.label = system.label(of: state, isSettled: view.isSettled)
      if !view.isOver {
        for property in system.violations(in: state) where system.breaks(property) {
          let violation = system.violation(property)
          if !view.broken.contains(violation) { view.broken.append(violation) }
        }
      }
    }
    view.isOver = view.isOver || state == nil
    view.endedBy = endingRule
    view.choices = writtenChoices()
    return view
  }

  /// What the trace's end shows although neither its last step nor its last state does by itself: a diagnosis, a cycle.
  private func addFinding(to view: inout WalkView) {
    guard let finding, isOnTrace, path.count == trace?.count else { return }
    let violation = WalkViolation(
      rule: finding.rule, check: finding.check, message: finding.message, location: finding.location)
    if !view.broken.contains(where: { $0.rule == finding.rule && $0.check == finding.check }) {
      view.broken.append(violation)
    }
  }

  /// The rule whose violation ends the run where the walk stands.
  private var endingRule: RuleID? {
    var broken = path.last?.violations ?? []
    if let state, !system.isOver(state) {
      let judgement = system.judge(state)
      if !judgement.isEnd { return nil }
      broken = judgement.violations
    }
    return broken.first(where: system.ends).flatMap { system.violation($0).rule }
  }

  private func isPointOfNoReturn(from previous: WalkedState) -> Bool {
    if isOnTrace, let finding { return finding.pointOfNoReturn == path.count }
    guard let graph = system.graph, graph.isWhole, let before = previous.number,
      graph.ends.canBeReached(from: before)
    else { return false }
    guard let number = state?.number else { return true }
    return !graph.ends.canBeReached(from: number)
  }

  // MARK: Choices

  /// One step for each event and place where it leads; of several that only differ inside, the trace's.
  private func choices() -> [WalkedStep] {
    guard let state else { return [] }
    let next = nextOfTrace
    var choices: [WalkedStep] = []
    var seen: [Int: [WalkedStep]] = [:]
    for step in system.steps(from: state) {
      let event = Int(step.label.event)
      if let same = seen[event]?.first(where: { $0.target == step.target && $0.violations == step.violations }) {
        if step == next, let index = choices.firstIndex(of: same) { choices[index] = step }
        continue
      }
      seen[event, default: []].append(step)
      choices.append(step)
    }
    return choices
  }

  private var nextOfTrace: WalkedStep? {
    guard isOnTrace, let trace, path.count < trace.count else { return nil }
    return trace[path.count]
  }

  private func writtenChoices() -> [WalkChoice] {
    guard let state else { return [] }
    let choices = choices()
    let next = nextOfTrace
    let counts = Dictionary(grouping: choices, by: \.label.event).mapValues(\.count)
    return choices.map { step in
      let (outcome, rules) = system.outcome(of: step)
      let needsChoice = counts[step.label.event] ?? 0 > 1
      return WalkChoice(
        alternative: Alternative(
          event: step.event.sentence, actor: step.actor,
          choice: needsChoice ? system.choice(of: step, from: state) : nil,
          outcome: outcome, rules: rules),
        target: step.target.map { system.label(of: $0, isSettled: isSettled($0)) } ?? "",
        isOfTrace: step == next)
    }
  }

  private func isSettled(_ state: WalkedState) -> Bool {
    if let number = state.number, let graph = system.graph, graph.isJudged(number) {
      return graph.steps.isSettled(number)
    }
    return system.judge(state).isSettled
  }
}
