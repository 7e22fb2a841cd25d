import Diagnostics
import Exploration
import FlatMachine
import RunReport

/// A model of values alone, evaluated in the plainest way, for a walk.
final class ModelWalk: WalkedSystem {
  let subject: String
  private(set) var graph: WalkedGraph?
  private var system: FlatReferenceSystem
  private let writer: FlatFindings
  private let selection: RuleSelection

  /// - Parameter maximumStates: larger models have verdicts only as far as these reach.
  init(
    _ model: FlatModel, writer: FlatFindings, selection: RuleSelection, maximumStates: Int,
    isCancelled: () -> Bool
  ) {
    subject = writer.instance.name
    system = FlatReferenceSystem(model)
    self.writer = writer
    self.selection = selection
    let explored = ExploredGraph(of: &system, maximumStates: maximumStates, isCancelled: isCancelled)
    graph = WalkedGraph(
      StepGraph(explored), isWhole: !explored.isFull && explored.cuts.isEmpty, breaks: { [self] in breaks($0) })
  }

  private var model: FlatModel { system.model }
  /// Stands for TV1204, which is no property of a model: it follows all of them and all traps.
  private var settling: UInt32 { UInt32(model.properties.count + model.traps.count) }

  func beginnings() -> [WalkedState] {
    system.initialEntries().compactMap { $0.words.map { WalkedState(words: $0, number: 0) } }
  }

  func steps(from state: WalkedState) -> [WalkedStep] {
    system.entries(from: state.words).map { entry in
      let event = model.events[Int(entry.label.event)]
      return WalkedStep(
        label: entry.label, event: .named(event.name), actor: ActorText.name(of: event.actor),
        target: entry.words.map { WalkedState(words: $0, number: graph?.target(of: entry.label, from: state.number)) },
        violations: entry.violations)
    }
  }

  func judge(_ state: WalkedState) -> StateJudgement { system.judgement(of: state.words) }

  func diagnose(_ state: WalkedState) -> [UInt32] { [settling] }

  func isOver(_ state: WalkedState) -> Bool { false }

  func violation(_ property: UInt32) -> WalkViolation {
    if property == settling {
      return WalkViolation(
        rule: FlatFindings.stuck.rule, message: FlatFindings.stuck.message, location: location(writer.instance.span))
    }
    let (rule, message, span) = writer.broken(Int(property))
    return WalkViolation(rule: rule, message: message, location: location(span))
  }

  func ends(_ property: UInt32) -> Bool { false }

  func breaks(_ property: UInt32) -> Bool { selection.contains(violation(property).rule) }

  func label(of state: WalkedState, isSettled: Bool) -> String { "" }

  /// Runs of one event differ in what they change.
  func choice(of step: WalkedStep, from state: WalkedState) -> String? {
    let changes = step.target.map { writer.changes(from: values(state), to: values($0)) } ?? []
    return changes.isEmpty ? nil : changes.joined(separator: ", ")
  }

  func text(of step: WalkedStep, from state: WalkedState, number: Int) -> WalkedStepText {
    let event = Int(step.label.event)
    let changes = step.target.map { writer.changes(from: values(state), to: values($0)) } ?? []
    return WalkedStepText(
      step: writer.step(number, event, notes: []),
      excerpts: ExcerptBuilder(sources: writer.sources, context: 1).excerpts(
        blamed: nil, executed: [(number, model.events[event].span)]),
      changes: changes)
  }

  func describe(_ state: WalkedState) -> [String] {
    zip(model.slots, values(state)).map { slot, value in "\(slot.name): \(slot.text(of: value))" }
  }

  private func values(_ state: WalkedState) -> [Int] { state.words.map { Int(Int64(bitPattern: $0)) } }

  private func location(_ span: SourceSpan) -> Location? {
    writer.sources.location(of: span).map { Location(path: $0.path, line: $0.line, column: $0.column) }
  }
}
