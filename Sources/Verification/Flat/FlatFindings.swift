import Diagnostics
import FlatMachine
import Identifiers
import Rules
import RunReport

/// Writes up what the exploration of a model of values has found.
struct FlatFindings {
  let sources: SourceMap
  let instance: ModelInstance
  let model: FlatModel

  func findings(of result: FlatSearchResult) -> [Finding] {
    var findings = result.violations.compactMap { violation in
      let (rule, message, span) = broken(violation.property)
      return rule.map {
        finding($0, message, span, violation.path, violation.event, ordinal: ordinal(of: violation.property))
      }
    }
    if result.stuckStates > 0 {
      findings.append(
        finding(Self.stuck.rule, Self.stuck.message, instance.span, result.stuckPath, nil))
    }
    if let lasso = result.fairCycle { findings.append(finding(lasso)) }
    return findings
  }

  /// What is said of a state from which no settled one can be reached.
  static let stuck = (rule: RuleID.TV1204, message: "from here nothing settles any more")

  /// The steps to the cycle, then those of the cycle once.
  private func finding(_ lasso: FlatSearchResult.Lasso) -> Finding {
    var finding = finding(
      .TV1204, "it can go round for ever without coming to rest", instance.span, lasso.stem + lasso.cycle, nil,
      check: .mayGoRound)
    finding.foundWith = CycleText.option
    let begin = lasso.stem.count - 1
    finding.trace[begin].notes.append(CycleText.note(from: begin, to: finding.trace.count))
    return finding
  }

  private func finding(
    _ id: RuleID, _ message: String, _ span: SourceSpan, _ path: [FlatSearchResult.Step], _ last: Int?,
    check: CheckID? = nil, ordinal: Int = 0
  ) -> Finding {
    let rule = RuleCatalogue[id]
    let place = sources.location(of: span)
    let location = Location(path: place?.path ?? "", line: place?.line ?? 1, column: place?.column ?? 1)
    let events = path.compactMap(\.event) + [last].compactMap(\.self)
    let scenario = "\(FlatRun.kind) \(instance.title)"
    let ids = events.map { EventID.named(model.events[$0].name) }
    var finding = Finding(
      id: FindingIdentity.make(
        rule: id, check: check, subject: instance.name, scenario: scenario, events: ids,
        ordinal: ordinal),
      rule: id, name: rule.name, severity: rule.severity, confidence: .certain, message: message,
      consequence: rule.consequence, location: location, subject: instance.name, scenario: scenario,
      assumptions: [], parameters: [:], trace: trace(path, last, "\(id): \(message)"), alsoBreaks: [],
      excerpts: ExcerptBuilder(sources: sources).excerpts(
        blamed: location, executed: events.enumerated().map { ($0 + 1, model.events[$1].span) }),
      why: rule.why, remedy: rule.remedy, documentation: rule.documentation)
    finding.check = check
    // Where the beginning breaks a rule there is no step to tell, but a run has shown it.
    if finding.trace.isEmpty { finding.disturbances = 0 }
    finding.formerID = FormerIdentity.make(
      rule: id, subject: instance.name, scenario: scenario, message: message, events: ids)
    return finding
  }

  /// Which of the model's checks of a rule it is, from 0. Places where it can trap are told apart by their runs.
  private func ordinal(of number: Int) -> Int {
    guard number < model.properties.count else { return 0 }
    let rule = model.properties[number].rule
    return model.properties[..<number].count { $0.rule == rule }
  }

  /// Properties come first, traps behind them. The rule is `nil` where a model names none of the catalogue.
  func broken(_ number: Int) -> (rule: RuleID?, message: String, span: SourceSpan) {
    if number < model.properties.count {
      let property = model.properties[number]
      return (RuleID(rawValue: property.rule), property.message, property.span)
    }
    let trap = model.traps[number - model.properties.count]
    return (.TV1205, trap.message, trap.span)
  }

  /// The events of a path, and perhaps one more out of its last state.
  private func trace(_ path: [FlatSearchResult.Step], _ last: Int?, _ note: String) -> [Step] {
    var steps: [Step] = []
    for (before, after) in zip(path, path.dropFirst()) {
      guard let event = after.event else { continue }
      steps.append(step(steps.count + 1, event, notes: changes(from: before.values, to: after.values)))
    }
    if let event = last { steps.append(step(steps.count + 1, event, notes: [])) }
    if steps.isEmpty { return [] }
    steps[steps.count - 1].notes.append(note)
    return steps
  }

  func step(_ number: Int, _ event: Int, notes: [String]) -> Step {
    let event = model.events[event]
    let place = sources.location(of: event.span)
    return Step(
      step: number, event: .named(event.name), actor: ActorText.name(of: event.actor),
      location: place.map { Location(path: $0.path, line: $0.line, column: $0.column) }, notes: notes, messages: [],
      hierarchy: [])
  }

  /// `phase: idle → requested`
  func changes(from before: [Int], to after: [Int]) -> [String] {
    model.slots.indices.filter { before[$0] != after[$0] }.map { slot in
      let definition = model.slots[slot]
      return "\(definition.name): \(definition.text(of: before[slot])) → \(definition.text(of: after[slot]))"
    }
  }
}
