import Diagnostics
import Identifiers
import Program
import Rules
import RunReport
import Subjects

/// Writes up a root cause with its re-executed trace.
struct FindingBuilder {
  let sources: SourceMap
  let program: Program
  let subject: SubjectDescription
  let scenario: String
  /// What events are called.
  var wording = EventWording()

  /// Of a cause and a run that shows it.
  func finding(_ found: CauseCollector.Result, needs: [Assumption]) -> Finding {
    let replay = found.replay
    var finding = finding(found.cause, steps: replay.steps, initial: replay.initial, needs: found.needs + needs)
    finding.disturbances = replay.disturbances
    finding.beginning = found.beginning.map(beginning)
    finding.cut = found.cut.isEmpty ? nil : found.cut
    guard let begin = replay.cycle, finding.trace.indices.contains(begin) else { return finding }
    finding.foundWith = CycleText.option
    finding.trace[begin].notes.append(CycleText.note(from: begin, to: finding.trace.count))
    return finding
  }

  /// How the app has set itself up.
  func beginning(_ way: Beginnings.Way) -> Beginning {
    let calls = way.calls.joined(separator: ", then ")
    return Beginning(
      event: calls.isEmpty ? "the app sets itself up" : "the app calls " + calls,
      location: way.step.messages.lazy.compactMap(\.location).first ?? firstLine(of: way.step),
      notes: way.step.choices.compactMap(\.note))
  }

  /// Of what the sources say without any run.
  ///
  /// - Parameter isCalled: whether anything in the sources calls the function that is blamed.
  func finding(ofDeclaration cause: RootCause, needs: [Assumption] = [], isCalled: Bool = true) -> Finding {
    var needs = needs
    if subject.isNamedNowhere { needs.append(use) }
    if !isCalled { needs.append(call(at: cause.span)) }
    var finding = finding(cause, steps: [], initial: [], needs: needs)
    if subject.isNamedNowhere || !isCalled { finding.confidence = .possible }
    finding.clause = ClauseWriter.clause(ofDeclaration: cause)
    return finding
  }

  /// Of a class that nothing makes: that somebody uses it after all.
  var use: Assumption {
    Assumption(
      text: "somebody makes a '\(subject.name)': nothing that anybody makes names it", confidence: .possible,
      location: location(of: subject.span), kind: .use)
  }

  /// Of a page that an object keeps of which the sources make one for each: that one shows pages again.
  private func another(_ cause: RootCause) -> Assumption? {
    guard subject.isMadeForEach, cause.rule == .TV902, cause.check == .dismissedIsHeld else { return nil }
    return Assumption(
      text: "a '\(subject.name)' shows something again: the sources make a new one each time", confidence: .possible,
      location: location(of: subject.span), kind: .use)
  }

  /// Of a function that nothing calls: that somebody does after all.
  private func call(at place: SourceSpan) -> Assumption {
    Assumption(
      text: "somebody calls the function: nothing in the sources does", confidence: .possible,
      location: location(of: place), kind: .use)
  }

  /// Pure: the same input gives the same finding. `needs` is what it depends on beside the assumptions of its steps.
  func finding(
    _ cause: RootCause, steps: [ReplayedStep], initial: [HierarchyLine], needs: [Assumption] = []
  ) -> Finding {
    let rule = RuleCatalogue[cause.rule]
    let location = location(of: cause.span)
    let touch = SecondTouch(program: program).assumption(in: steps)
    let rare = [another(cause), PresentationVendor(program: program).assumption(of: cause, at: location)]
      .compactMap(\.self)
    let assumptions = assumptions(of: steps) + needs + [touch].compactMap(\.self) + rare
    var finding = Finding(
      id: FindingIdentity.make(
        rule: cause.rule, check: cause.check, subject: subject.name, scenario: scenario, events: steps.map(\.event)),
      rule: cause.rule, name: rule.name, severity: rule.severity,
      confidence: ConfidenceScale.confidence(
        of: assumptions.compactMap(\.kind), breaking: cause.rule, inText: steps.isEmpty),
      message: cause.message,
      consequence: rule.consequence(of: cause.check),
      location: location, subject: subject.name, scenario: scenario, assumptions: assumptions,
      parameters: parameters(of: steps), trace: trace(steps, initial: initial, cause: cause),
      alsoBreaks: cause.alsoBreaks.sortedByText(),
      excerpts: ExcerptBuilder(sources: sources).excerpts(
        blamed: location,
        executed: steps.enumerated().flatMap { number, step in step.executed.map { (number + 1, $0) } }),
      why: rule.why, remedy: rule.remedy(of: cause.check), documentation: rule.documentation)
    finding.breach = cause.breach
    if !rare.isEmpty { finding.confidence = .possible }
    finding.function = function(around: cause.span)
    finding.formerID = FormerIdentity.make(
      rule: cause.rule, subject: subject.name, scenario: scenario, events: steps.map(\.event))
    return finding
  }

  /// Where a place lies; synthesised code is blamed on its subject.
  func location(of span: SourceSpan) -> Location {
    let place = sources.location(of: span) ?? sources.location(of: subject.span)
    return Location(path: place?.path ?? "", line: place?.line ?? 1, column: place?.column ?? 1)
  }

  /// The function or the property around a place; nil for synthesised code.
  private func function(around place: SourceSpan) -> String? {
    guard program.files.indices.contains(Int(place.file)) else { return nil }
    return program.files[Int(place.file)].function(around: place)
  }

  /// Where a place of the code under test lies; nil for places of the machine.
  private func subjectLocation(of span: SourceSpan) -> Location? {
    guard span.file >= 0, program.files[Int(span.file)].reading != .machine else { return nil }
    return location(of: span)
  }

  private func assumptions(of steps: [ReplayedStep]) -> [Assumption] {
    var assumptions: [Assumption] = []
    for choice in steps.flatMap(\.choices) {
      guard let kind = choice.assumption, !ConfidenceScale.isOrdinary(kind) else { continue }
      let assumption = Assumption(
        text: choice.quoted, confidence: ConfidenceScale.confidence(of: [kind]),
        location: subjectLocation(of: choice.span),
        kind: kind)
      if !assumptions.contains(assumption) { assumptions.append(assumption) }
    }
    return assumptions
  }

  private func parameters(of steps: [ReplayedStep]) -> [String: String] {
    var parameters: [String: String] = [:]
    for choice in steps.flatMap(\.choices) {
      if case .parameter(let name) = choice.kind { parameters[name] = choice.text }
    }
    return parameters
  }

  private func trace(_ steps: [ReplayedStep], initial: [HierarchyLine], cause: RootCause) -> [Step] {
    var before = initial
    return steps.enumerated().map { number, step in
      defer { before = step.hierarchy }
      var written = self.step(step, number: number + 1, before: before)
      if number == steps.count - 1 { written.notes.append("\(cause.rule): \(cause.message)") }
      return written
    }
  }

  /// Where the code under test begins that nobody was seen to call: a setter, a block. What UIKit comes to by itself is in
  /// the machine, and runs no line of its own: a constant or an operator that it happens to need says nothing of it.
  private func firstLine(of step: ReplayedStep) -> Location? {
    if step.actor == "system", step.messages.isEmpty { return nil }
    return step.executed.first.map(location(of:))
  }

  /// Of a step that was executed again.
  /// - Parameter before: the view hierarchy that it began with.
  func step(_ step: ReplayedStep, number: Int, before: [HierarchyLine]) -> Step {
    var written = Step(
      step: number, event: wording.sentence(of: step.event), actor: wording.actor(of: step.event, step.actor),
      location: step.messages.lazy.compactMap(\.location).first ?? firstLine(of: step),
      notes: step.choices.compactMap(\.note), messages: step.messages,
      hierarchy: HierarchyDifference.compare(before, step.hierarchy))
    (written.eventID, written.outcome) = (step.event, step.outcome)
    let besides = step.choices.filter(\.happens).compactMap(\.note)
    written.besides = besides.isEmpty ? nil : besides
    return written
  }
}

extension ReplayedChoice {
  /// Whether it is something that happens besides the step's event, and need not.
  fileprivate var happens: Bool {
    switch kind {
    case .documented(true), .coincidence(true): true
    default: false
    }
  }

  /// How a step's notes tell of the choice; `nil` when it says nothing.
  fileprivate var note: String? {
    switch kind {
    case .parameter(let name): "\(name): \(text)"
    case .documented(true), .coincidence(true): text
    case .documented(false), .assumed(false), .coincidence(false): nil
    case .assumed, .unknown: assumption == nil ? nil : "assumed: \(quoted)"
    }
  }
}
