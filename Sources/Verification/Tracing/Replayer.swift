import Diagnostics
import Exploration
import Identifiers
import Machine
import RunReport

/// A path of the exploration, executed again with tracing.
struct Replay: Sendable {
  /// The view hierarchy before the first step.
  var initial: [HierarchyLine]
  /// The states that the run goes through: the initial one, then one per step; none behind a step that crashes.
  var states: [[UInt64]]
  var steps: [ReplayedStep]
  /// By name, the parameters that took several alternatives in this run.
  var conflictingParameters: [String: Conflict]
  /// Parameter name → what the run took of it, of those that took one.
  var parameters: [String: ParameterValue]
  /// Steps before the cycle in which the run goes round for ever; `nil` for runs that end.
  var cycle: Int?

  var disturbances: Int { steps.reduce(0) { $0 + $1.disturbances } }

  /// How often the run is disturbed, and its length: what runs are ordered by.
  var rank: (disturbances: Int, length: Int) { (disturbances, steps.count) }

  /// How sure a finding is that takes what this run takes for granted.
  var confidence: Confidence { ConfidenceScale.confidence(of: assumed.compactMap(\.assumption)) }

  /// The choices that take something for granted, each once however often it is made.
  var assumed: [ReplayedChoice] {
    var seen: Set<[String]> = []
    return steps.flatMap(\.choices).filter { choice in
      choice.assumption != nil && seen.insert([choice.text, "\(choice.span.file) \(choice.span.start)"]).inserted
    }
  }
}

/// The alternatives of a free parameter that one run took.
struct Conflict: Hashable, Sendable {
  var taken: Set<Int>
  /// How many there are.
  var arity: Int
}

/// An alternative of a free parameter.
struct ParameterValue: Hashable, Sendable {
  var chosen: Int
  var arity: Int
  /// In words.
  var text: String
}

/// Re-executes paths: every trace that a report shows has been executed twice.
struct Replayer {
  let image: ProgramImage
  let sources: SourceMap

  /// Executes the steps of a path to a violated property again. `nil` when the machine does not take the path again, which would be a defect
  /// of the machine.
  func replay(_ path: StatePath, to property: UInt32, of exploration: Search.Exploration) -> Replay? {
    let space = exploration.result.space
    let run = SameEvents.Run(
      initial: space.words(of: path.initial), steps: path.steps.map { (space.words(of: $0.source), $0.label) })
    var replay = replay(run, to: property, on: exploration.system.machine)
    replay?.cycle = path.cycle
    return replay
  }

  /// Executes steps again, each out of the state that it leaves.
  func replay(_ run: SameEvents.Run, to property: UInt32, on machine: MachineSystem) -> Replay? {
    var machine = machine
    var steps: [ReplayedStep] = []
    var alternatives: [String: Set<ParameterValue>] = [:]
    var states = [run.initial]
    for (number, step) in run.steps.enumerated() {
      let words = step.source
      guard
        let trace = words.withUnsafeBufferPointer({ machine.trace($0, step.label, watching: OutcomeReader.watched) })
      else { return nil }
      collect(trace, into: &alternatives)
      if !trace.successor.isEmpty { states.append(trace.successor) }
      let isLast = number == run.steps.count - 1
      steps.append(self.step(trace, before: words, violating: isLast ? property : nil))
    }
    return Replay(
      initial: hierarchy(of: run.initial), states: states, steps: steps,
      conflictingParameters: alternatives.mapValues { values in
        Conflict(taken: Set(values.map(\.chosen)), arity: values.map(\.arity).max() ?? 0)
      }.filter { $0.value.taken.count > 1 },
      parameters: alternatives.filter { Set($0.value.map(\.chosen)).count == 1 }
        .compactMapValues { values in values.max { $0.arity < $1.arity } },
      cycle: nil)
  }

  /// The place of a site in the source; declarations give the place of their name.
  func span(of site: Site) -> SourceSpan? {
    guard image.program.functions.indices.contains(site.function) else { return nil }
    let function = image.program.functions[site.function]
    if site.isDeclaration || !function.spans.indices.contains(site.pc) { return function.span }
    return function.spans[site.pc]
  }

  /// Path and line of a site.
  func location(of site: Site) -> String? {
    guard let span = span(of: site), let place = sources.location(of: span) else { return nil }
    return "\(place.path):\(place.line)"
  }

  /// The choices of a step that is executed again.
  func choices(of events: [TraceEvent]) -> [ReplayedChoice] { events.compactMap(choice) }

  private func collect(_ trace: StepTrace, into alternatives: inout [String: Set<ParameterValue>]) {
    for event in trace.events {
      guard case .choice(let choice) = event.kind, case .parameter(let name) = choice.kind else { continue }
      let value = ParameterValue(chosen: choice.chosen, arity: choice.arity, text: choice.alternative ?? "")
      alternatives[name, default: []].insert(value)
    }
  }

  /// - Parameters:
  ///   - words: the state before the step.
  ///   - property: what the step violates, if it is to be marked.
  func step(
    _ trace: StepTrace, before words: [UInt64], violating property: UInt32?
  ) -> ReplayedStep {
    var event = EventID.none
    var actor = "run loop"
    var disturbances = trace.events.count(where: \.isUnusual)
    for case .offer(let id, let by, let isDisturbance) in trace.events.map(\.kind) {
      event = id
      actor = ActorText.name(of: by)
      if isDisturbance { disturbances += 1 }
    }
    return ReplayedStep(
      event: event, actor: actor, disturbances: min(disturbances, StepDisturbances.most),
      messages: MessageWriter(image: image, sources: sources).messages(of: trace, violating: property),
      choices: trace.events.compactMap(choice), executed: places(trace.executed),
      hierarchy: hierarchy(of: trace.successor.isEmpty ? words : trace.successor),
      outcome: OutcomeReader.outcome(of: trace))
  }

  func hierarchy(of words: [UInt64]) -> [HierarchyLine] {
    HierarchyReader(state: StateReader(image: image, state: words)).lines()
  }

  /// One place per line of source, in the order of their first execution.
  private func places(_ sites: [Site]) -> [SourceSpan] {
    var seen: Set<SourceSpan> = []
    return sites.compactMap { span(of: $0) }.filter { seen.insert($0).inserted }
  }

  private func choice(_ event: TraceEvent) -> ReplayedChoice? {
    guard case .choice(let choice) = event.kind else { return nil }
    switch choice.kind {
    case .parameter(let name):
      return ReplayedChoice(
        kind: .parameter(Self.parameterID(name)), text: choice.alternative ?? "alternative \(choice.chosen + 1)",
        span: event.span)
    case .documented(let text):
      return ReplayedChoice(
        kind: .documented(choice.chosen == 1), text: text, span: event.span,
        assumption: choice.chosen == 1 ? .documented : nil)
    case .assumed(let text):
      return ReplayedChoice(
        kind: .assumed(choice.chosen == 1), text: text, span: event.span,
        assumption: choice.chosen == 1 ? .otherCode : nil)
    case .configured(let text):
      return ReplayedChoice(
        kind: .assumed(choice.chosen == 1), text: text, span: event.span,
        assumption: choice.chosen == 1 ? .configuration : nil)
    case .coincidence(let text):
      return ReplayedChoice(kind: .coincidence(choice.chosen == 1), text: text, span: event.span)
    // Which of them it is decides who asks: the row that is tapped.
    case .element:
      let text = "the element that is taken is number \(choice.chosen + 1)"
      return ReplayedChoice(kind: .coincidence(choice.chosen > 0), text: text, span: event.span)
    // A documented nil: `cellForItem(at:)`.
    case .optional where choice.isEnvironment && choice.chosen != 0:
      return ReplayedChoice(
        kind: .documented(true), text: "what UIKit answers is nil", span: event.span,
        textWithCode: codeAsking(choice, event).map { "'\($0)' is nil, as UIKit may answer" },
        assumption: .documented)
    case .condition, .optional, .type, .pattern, .sequence:
      return ReplayedChoice(
        kind: .unknown(isEnvironment: choice.isEnvironment), text: Self.assumption(choice), span: event.span,
        textWithCode: code(at: event.span).map { Self.assumption(choice, of: "'\($0)'") },
        assumption: choice.isEnvironment ? nil : Self.kind(of: choice),
        answer: choice.isEnvironment ? nil : answer(choice, at: event.site),
        ofEnvironment: choice.isEnvironment ? answer(choice, at: event.site) : nil)
    }
  }

  /// The code under test that decides by what UIKit answers; nil where the machine decides.
  private func codeAsking(_ choice: TracedChoice, _ event: TraceEvent) -> String? {
    event.site != nil && event.site == choice.subjectSite ? code(at: event.span) : nil
  }

  /// The code of a place, if it is one short line.
  private func code(at span: SourceSpan) -> String? {
    guard sources.files.indices.contains(Int(span.file)), span.start < span.end else { return nil }
    let text = sources.files[Int(span.file)].text.utf8
    guard text.count >= Int(span.end) else { return nil }
    let start = text.index(text.startIndex, offsetBy: Int(span.start))
    let code = String(text[start..<text.index(start, offsetBy: Int(span.end - span.start))]) ?? ""
    return code.isEmpty || code.count > 60 || code.contains("\n") ? nil : code
  }

  /// `F07` as the semantics document writes it: `F-07`.
  static func parameterID(_ name: String) -> String {
    name.hasPrefix("F") ? "F-" + name.dropFirst() : name
  }

  /// The place of the code under test that asks, and what it is told; nil where the machine asks.
  private func answer(_ choice: TracedChoice, at site: Site?) -> ReplayedChoice.Answer? {
    guard let site, site == choice.subjectSite else { return nil }
    return ReplayedChoice.Answer(site: site, chosen: choice.chosen, arity: choice.arity)
  }

  /// What it takes for granted that something unknown is as the run has it.
  private static func kind(of choice: TracedChoice) -> AssumptionKind? {
    let isFirst = choice.chosen == 0
    return switch choice.kind {
    case .condition: .condition
    case .pattern: .pattern
    case .optional, .type: isFirst ? .present : .absent
    case .sequence: isFirst ? .absent : .present
    case .parameter, .documented, .assumed, .configured, .coincidence, .element: nil
    }
  }

  /// - Parameter code: what is tested; `nil` calls it unknown.
  private static func assumption(_ choice: TracedChoice, of code: String? = nil) -> String {
    let isFirst = choice.chosen == 0
    let value = code ?? "an unknown value"
    return switch choice.kind {
    case .condition: (code ?? "an unknown condition") + (isFirst ? " is true" : " is false")
    case .optional: value + (isFirst ? " is not nil" : " is nil")
    case .type: value + (isFirst ? " is of the type asked for" : " is of another type")
    case .pattern: value + (isFirst ? " matches the case" : " does not match the case")
    case .sequence: (code ?? "an unknown collection") + (isFirst ? " has no more elements" : " has an element")
    case .parameter, .documented, .assumed, .configured, .coincidence, .element: ""
    }
  }
}

/// Who causes an event, as reports name it: "user", "app", "system" or "run loop".
enum ActorText {
  static func name(of actor: String) -> String {
    switch actor {
    case "runLoop": "run loop"
    case "environment": "system"
    default: actor
    }
  }
}
