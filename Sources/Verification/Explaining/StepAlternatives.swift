import Exploration
import Identifiers
import Machine
import RunReport

extension SubjectGraph {
  /// For each step of a trace what else could have happened in its place, as far as it differs in what comes of it.
  /// - Parameters:
  ///   - isWhole: the graph shows what cannot happen.
  ///   - limit: how many are given for one step.
  func alternatives(
    of trace: LocatedTrace, isWhole: Bool, limit: Int
  ) -> [(given: [Alternative], leftOut: Int)] {
    trace.steps.indices.map { number in
      let all = alternatives(to: trace.steps[number], at: trace.states[number], isWhole)
      return (all.prefix(limit).map { written($0, against: trace.steps[number]) }, max(0, all.count - limit))
    }
  }

  /// Units of work that a step takes to be compared.
  private static var price: Int { 8 }

  /// A step in the place of another, that stands for all with the same event and the same outcome.
  private struct Candidate {
    var step: Int
    var state: Int
    var event: Int
    var outcome: Alternative.Outcome
    var rules: [RuleID]
    /// The event has other outcomes, too, so that only the choice tells them apart.
    var needsChoice = false
  }

  private func alternatives(to taken: Int, at state: Int, _ isWhole: Bool) -> [Candidate] {
    var found: [Candidate] = []
    let own = candidate(taken, at: state, isWhole)
    for step in steps.steps(of: state) where step != taken {
      guard meter.mayGoOn else { break }
      meter.spend(Self.price + found.count)
      let other = candidate(step, at: state, isWhole)
      if isSame(other, own) || found.contains(where: { isSame($0, other) }) { continue }
      found.append(other)
    }
    for index in found.indices {
      let event = found[index].event
      found[index].needsChoice = event == own.event || found.count { $0.event == event } > 1
    }
    return found
  }

  private func isSame(_ first: Candidate, _ second: Candidate) -> Bool {
    first.event == second.event && first.outcome == second.outcome && first.rules == second.rules
  }

  private func candidate(_ step: Int, at state: Int, _ isWhole: Bool) -> Candidate {
    var violated = steps.violations(ofStep: step)
    let target = steps.target(of: step)
    if let target { violated += steps.violations(ofState: target) }
    let rules = Set(violated.filter(breaks).compactMap { properties[$0].rule }).sortedByText()
    let outcome: Alternative.Outcome
    if violated.contains(where: breaks) || target == nil {
      outcome = .breaks
    } else if let target, cleanEnds.canBeReached(from: target) {
      outcome = .clean
    } else {
      outcome = isWhole ? .doomed : .unknown
    }
    return Candidate(step: step, state: state, event: eventID(of: step, from: state), outcome: outcome, rules: rules)
  }

  private func written(_ candidate: Candidate, against taken: Int) -> Alternative {
    let event = event(of: candidate.step, from: candidate.state)
    var choice: String?
    if candidate.needsChoice {
      let isOwn = candidate.event == eventID(of: taken, from: candidate.state)
      choice = ChoiceWords.text(
        choices(of: candidate.step, from: candidate.state),
        against: isOwn ? choices(of: taken, from: candidate.state) : [])
    }
    return Alternative(
      event: name(of: event), actor: actor(of: event), choice: choice, outcome: candidate.outcome,
      rules: candidate.rules)
  }
}

/// What one run of an event chooses and another does not: what tells the two apart.
enum ChoiceWords {
  /// `nil` when nothing differs that has words.
  static func text(_ choices: [ReplayedChoice], against former: [ReplayedChoice]) -> String? {
    var parts: [String] = []
    func add(_ part: String) { if !parts.contains(part) { parts.append(part) } }
    let before = Set(former.compactMap(words))
    let now = Set(choices.compactMap(words))
    for choice in choices { if let words = words(of: choice), !before.contains(words) { add(words) } }
    for choice in former where choice.isAssumption {
      if !now.contains(choice.text) { add(choice.denied) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func words(of choice: ReplayedChoice) -> String? {
    switch choice.kind {
    case .parameter(let name): name.hasPrefix("F-") ? "\(name): \(choice.text)" : choice.text
    case .documented(true), .assumed(true), .coincidence(true): choice.text
    case .unknown: choice.quoted
    case .documented(false), .assumed(false), .coincidence(false): nil
    }
  }
}
