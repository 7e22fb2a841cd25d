import RunReport

extension SubjectGraph {
  /// The run nearest to a trace that breaks nothing and comes to rest, and what it changes; `nil` when none is near.
  func nearestPassing(of trace: LocatedTrace) -> PassingOrdering? {
    var search = PassingSearch(self, around: trace)
    var ordering: PassingOrdering?
    _ = search.nearest { run in
      if !PassingWriter.tellsTheStory(run, of: trace, self) || hasConflict(run) { return false }
      ordering = PassingWriter(graph: self, trace: trace, run: run).ordering
      return ordering != nil
    }
    return ordering
  }

  /// Whether a free parameter has two values in a run: no run of one version of UIKit (DESIGN, section 6).
  private func hasConflict(_ run: [PassingSearch.Move]) -> Bool {
    var values: [String: String] = [:]
    for choice in run.flatMap({ choices(of: $0.step, from: $0.state) }) {
      guard case .parameter(let name) = choice.kind else { continue }
      if let known = values[name], known != choice.text { return true }
      values[name] = choice.text
    }
    return false
  }
}

/// Says how a run differs from a trace.
struct PassingWriter {
  let graph: SubjectGraph
  let trace: LocatedTrace
  let run: [PassingSearch.Move]

  /// `nil` where the run differs by nothing that has words.
  var ordering: PassingOrdering? {
    let changes = run.indices.compactMap(change) + leftOut
    if changes.isEmpty { return nil }
    let steps = run.map { move in
      let event = graph.event(of: move.step, from: move.state)
      return PassingOrdering.PassingStep(
        event: graph.name(of: event), actor: graph.actor(of: event), choice: choice(move),
        same: move.repeated.map { $0 + 1 })
    }
    return PassingOrdering(change: changes.joined(separator: ", and "), steps: steps)
  }

  private func change(_ position: Int) -> String? {
    let move = run[position]
    let clauses = [order(of: position), difference(move).map { "in \(name(position)): \($0)" }].compactMap(\.self)
    return clauses.isEmpty ? nil : clauses.joined(separator: ", and ")
  }

  private func order(of position: Int) -> String? {
    switch run[position].role {
    case .postponed(let number) where position > 0:
      if kind(position).isDue, let deed = overtaker(of: number, before: position) {
        return "\(name(deed)) comes before \(name(position))"
      }
      return "\(name(position)) comes only after \(name(position - 1))"
    case .replaces(let number): return "\(name(position)) happens instead of \(name(ofStep: number))"
    case .replacesLate(let number):
      let instead = "\(name(position)) happens instead of \(name(ofStep: number))"
      return position == 0 ? instead : "\(instead), but only after \(name(position - 1))"
    case .added where !kind(position).isDue && kind(position) != .returning:
      let later = run.indices.first { $0 > position && run[$0].repeated != nil }
      return "\(name(position)) happens " + (later.map { "before \(name($0))" } ?? "as well")
    case .same: return awaited(position).map { "\(name(position)) comes only after \(name($0))" }
    case .postponed, .added, .last: return nil
    }
  }

  /// What somebody does before a step of UIKit or the run loop, and did after it in the trace.
  private func overtaker(of number: Int, before position: Int) -> Int? {
    run.indices.first { other in
      guard other < position, !kind(other).isDue, let passed = run[other].repeated ?? run[other].replaced else {
        return false
      }
      return passed > number
    }
  }

  /// The step of UIKit or the run loop that somebody's step waits for, though it did not in the trace.
  private func awaited(_ position: Int) -> Int? {
    guard position > 0, !kind(position).isDue, run[position - 1].role == .added, kind(position - 1).isDue else {
      return nil
    }
    return position - 1
  }

  /// What somebody does in the trace and nobody does in the run.
  private var leftOut: [String] {
    let kept = Set(run.compactMap { $0.repeated ?? $0.replaced })
    return trace.steps.indices.filter { !kept.contains($0) && !event(ofStep: $0).kind.isDue }.map { number in
      let all = occurrences(of: number)
      if all.count == 2, all.contains(where: kept.contains) {
        return "'\(graph.name(of: event(ofStep: number)))' happens only once"
      }
      return "\(name(ofStep: number)) does not happen"
    }
  }

  private func difference(_ move: PassingSearch.Move) -> String? {
    guard let number = move.repeated, trace.states[number] != move.state || trace.steps[number] != move.step else {
      return nil
    }
    let former = graph.choices(of: trace.steps[number], from: trace.states[number])
    return ChoiceDifference(graph.choices(of: move.step, from: move.state), against: former).text
  }

  /// The choice in which a step differs from the trace's; for other steps what they take for granted.
  private func choice(_ move: PassingSearch.Move) -> String? {
    if move.repeated != nil { return difference(move) }
    var parts: [String] = []
    for choice in graph.choices(of: move.step, from: move.state) where choice.isAssumption {
      if !parts.contains(choice.text) { parts.append(choice.text) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// Whether something of what somebody does in the trace is done in the run, or its like. Another tap that opens another
  /// screen is another story.
  static func tellsTheStory(_ run: [PassingSearch.Move], of trace: LocatedTrace, _ graph: SubjectGraph) -> Bool {
    run.contains { move in
      if let number = move.repeated {
        return !graph.event(of: trace.steps[number], from: trace.states[number]).kind.isDue
      }
      guard let number = move.replaced else { return false }
      let old = graph.event(of: trace.steps[number], from: trace.states[number])
      return old.kind != .deed || graph.event(of: move.step, from: move.state).kind == .deed
    }
  }

  // MARK: Names

  private func kind(_ position: Int) -> EventKind {
    graph.event(of: run[position].step, from: run[position].state).kind
  }

  private func event(ofStep number: Int) -> SubjectGraph.Event {
    graph.event(of: trace.steps[number], from: trace.states[number])
  }

  private func name(_ position: Int) -> String {
    if let number = run[position].repeated { return name(ofStep: number) }
    return "'\(graph.name(of: graph.event(of: run[position].step, from: run[position].state)))'"
  }

  private func occurrences(of number: Int) -> [Int] {
    let event = event(ofStep: number)
    return trace.steps.indices.filter { self.event(ofStep: $0) == event }
  }

  /// Events that a trace has several times are counted.
  private func name(ofStep number: Int) -> String {
    let all = occurrences(of: number)
    let quoted = "'\(graph.name(of: event(ofStep: number)))'"
    guard all.count > 1, let index = all.firstIndex(of: number) else { return quoted }
    return index < Self.ordinals.count ? "the \(Self.ordinals[index]) \(quoted)" : "\(quoted) of step \(number + 1)"
  }

  private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]
}
