import RunReport

extension SubjectGraph {
  /// The run nearest to a trace that breaks nothing and comes to rest, and what it changes; `nil` when none is near.
  func nearestPassing(of trace: LocatedTrace) -> PassingOrdering? {
    var search = PassingSearch(self, around: trace)
    guard let run = search.nearest(where: { !hasConflict($0) }) else { return nil }
    return PassingWriter(graph: self, trace: trace, run: run).ordering
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

  var ordering: PassingOrdering {
    let differences = run.map(difference)
    let steps = zip(run, differences).map { move, difference in
      let event = graph.event(of: move.step, from: move.state)
      return PassingOrdering.PassingStep(
        event: event.name, actor: event.actor, choice: difference, same: move.repeated.map { $0 + 1 })
    }
    return PassingOrdering(change: changes(differences).joined(separator: ", and "), steps: steps)
  }

  private func changes(_ differences: [String?]) -> [String] {
    var changes: [String] = []
    for (position, move) in run.enumerated() {
      switch move.role {
      case .postponed where position > 0:
        changes.append("\(name(position)) happens only after \(name(position - 1))")
      case .replaces(let number): changes.append("\(name(position)) happens instead of \(name(ofStep: number))")
      case .added:
        let isLast = position + 1 == run.count
        changes.append("\(name(position)) happens " + (isLast ? "as well" : "before \(name(position + 1))"))
      case .same, .postponed, .last: break
      }
      if move.repeated != nil, let difference = differences[position] {
        changes.append("in \(name(position)): \(difference)")
      }
    }
    let kept = Set(run.compactMap { $0.repeated ?? replaced(by: $0) })
    let leftOut = trace.steps.indices.filter { !kept.contains($0) }
    return changes + leftOut.map { "\(name(ofStep: $0)) does not happen" }
  }

  private func replaced(by move: PassingSearch.Move) -> Int? {
    if case .replaces(let number) = move.role { return number }
    return nil
  }

  private func name(_ position: Int) -> String {
    "'\(graph.event(of: run[position].step, from: run[position].state).name)'"
  }

  private func name(ofStep number: Int) -> String {
    "'\(graph.event(of: trace.steps[number], from: trace.states[number]).name)'"
  }

  /// What a step chooses that the step of the trace does not; for other steps what is worth knowing of their choices.
  private func difference(_ move: PassingSearch.Move) -> String? {
    let former = move.repeated.map { number in
      number < trace.states.count ? graph.choices(of: trace.steps[number], from: trace.states[number]) : []
    }
    if let number = move.repeated, trace.states[number] == move.state, trace.steps[number] == move.step { return nil }
    return ChoiceDifference.text(graph.choices(of: move.step, from: move.state), against: former ?? [])
  }
}

/// What one run of an event chooses and another does not.
enum ChoiceDifference {
  /// `nil` when nothing differs that has words.
  static func text(_ choices: [ReplayedChoice], against former: [ReplayedChoice]) -> String? {
    var parts: [String] = []
    func add(_ part: String) { if !parts.contains(part) { parts.append(part) } }
    let before = Set(former.compactMap(words))
    let now = Set(choices.compactMap(words))
    for choice in choices { if let words = words(of: choice), !before.contains(words) { add(words) } }
    for choice in former {
      guard choice.kind == .documented(true) || choice.kind == .assumed(true) else { continue }
      if let words = words(of: choice), !now.contains(words) { add("it is not so that \(words)") }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func words(of choice: ReplayedChoice) -> String? {
    switch choice.kind {
    case .parameter(let name): name.hasPrefix("F-") ? "\(name): \(choice.text)" : choice.text
    case .documented(true), .assumed(true), .unknown: choice.text
    case .documented(false), .assumed(false): nil
    }
  }
}
