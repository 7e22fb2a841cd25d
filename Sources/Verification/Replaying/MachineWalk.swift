import Exploration
import Machine
import RunReport

/// App code on the machine, for a walk.
final class MachineWalk: WalkedSystem {
  let subject: String
  let graph: WalkedGraph?
  private var system: EndingSystem
  private let explored: SubjectGraph?
  private let replayer: Replayer
  private let builder: FindingBuilder
  private let selection: RuleSelection
  /// What the exploration has found: only such diagnoses of stuck states are no noise.
  private let found: Set<UInt32>
  private var known: [WalkedState: [WalkedStep]] = [:]
  private var diagnoses: [Int: [UInt32]] = [:]

  init(
    _ exploration: Search.Exploration, found: [ViolatedProperty], collector: CauseCollector, builder: FindingBuilder,
    isWhole: Bool
  ) {
    subject = builder.subject.name
    system = exploration.system
    replayer = collector.replayer
    selection = collector.selection
    self.builder = builder
    self.found = Set(found.map(exploration.properties.number))
    let explored = collector.graph
    self.explored = explored
    graph = explored.map { WalkedGraph($0.steps, isWhole: isWhole, breaks: $0.breaks) }
  }

  private var properties: PropertyTable { system.machine.properties }

  func beginnings() -> [WalkedState] {
    var numbers: [[UInt64]: Int] = [:]
    if let explored {
      var number = 0
      while number < explored.space.count, explored.space.origin(of: number) == nil {
        numbers[explored.space.words(of: number)] = number
        number += 1
      }
    }
    var seen: Set<[UInt64]> = []
    return system.initialEntries().compactMap(\.words).filter { seen.insert($0).inserted }.map {
      WalkedState(words: $0, number: numbers[$0])
    }
  }

  func way(to beginning: WalkedState) -> Beginning? {
    var beginnings = Beginnings(of: system, replayer: replayer)
    return beginnings?.way(to: beginning.words).map(builder.beginning)
  }

  func steps(from state: WalkedState) -> [WalkedStep] {
    if isOver(state) { return [] }
    if let steps = known[state] { return steps }
    let events = state.words.withUnsafeBufferPointer { system.machine.events(of: $0) }
    let steps = system.entries(from: state.words).compactMap { entry -> WalkedStep? in
      guard Int(entry.label.event) < events.count else { return nil }
      let event = events[Int(entry.label.event)]
      return WalkedStep(
        label: entry.label, event: event.id, actor: ActorText.name(of: event.actor),
        target: entry.words.map { WalkedState(words: $0, number: graph?.target(of: entry.label, from: state.number)) },
        violations: entry.violations)
    }
    known[state] = steps
    return steps
  }

  func judge(_ state: WalkedState) -> StateJudgement {
    system.judgement(of: state.words)
  }

  func diagnose(_ state: WalkedState) -> [UInt32] {
    if let number = state.number, let known = diagnoses[number] { return known }
    let diagnosis = state.words.withUnsafeBufferPointer { system.machine.diagnoseStuck($0) }.filter(found.contains)
    if let number = state.number { diagnoses[number] = diagnosis }
    return diagnosis
  }

  func isOver(_ state: WalkedState) -> Bool { state.words.withUnsafeBufferPointer(EndingState.isOver) }

  func violation(_ property: UInt32) -> WalkViolation {
    let violated = properties[property]
    return WalkViolation(
      rule: violated.rule, check: violated.check, message: violated.message,
      location: violated.site.flatMap { replayer.span(of: $0) }.map(builder.location(of:)))
  }

  func ends(_ property: UInt32) -> Bool { system.ending.contains(properties[property].rule) }

  func breaks(_ property: UInt32) -> Bool { properties[property].counts(in: selection) }

  func label(of state: WalkedState, isSettled: Bool) -> String {
    isOver(state) ? "" : StateLabel(reader(state.words), isSettled: isSettled).text
  }

  func choice(of step: WalkedStep, from state: WalkedState) -> String? {
    trace(step, from: state).flatMap { ChoiceWords.text(replayer.choices(of: $0.events), against: []) }
  }

  func text(of step: WalkedStep, from state: WalkedState, number: Int) -> WalkedStepText {
    guard let trace = trace(step, from: state) else {
      return WalkedStepText(
        step: Step(
          step: number, event: step.event, actor: step.actor, location: nil, notes: [], messages: [], hierarchy: []))
    }
    let replayed = replayer.step(trace, before: state.words, violating: step.violations.first(where: breaks))
    return WalkedStepText(
      step: builder.step(replayed, number: number, before: replayer.hierarchy(of: state.words)),
      excerpts: ExcerptBuilder(sources: builder.sources, context: 0).excerpts(
        blamed: nil, executed: replayed.executed.map { (number, $0) }),
      changes: trace.successor.isEmpty
        ? [] : StateChanges(before: reader(state.words), after: reader(trace.successor)).lines(by: trace.successorIndex)
    )
  }

  func describe(_ state: WalkedState) -> [String] {
    if isOver(state) { return ["the run is over"] }
    let views = replayer.hierarchy(of: state.words).map { line in
      String(repeating: "  ", count: line.depth) + line.name + (line.detail.isEmpty ? "" : " (\(line.detail))")
    }
    return views + StateChanges.objects(of: reader(state.words))
  }

  private func trace(_ step: WalkedStep, from state: WalkedState) -> StepTrace? {
    state.words.withUnsafeBufferPointer { system.machine.trace($0, step.label, watching: OutcomeReader.watched) }
  }

  private func reader(_ words: [UInt64]) -> StateReader { StateReader(image: replayer.image, state: words) }
}
