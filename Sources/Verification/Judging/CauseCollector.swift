import Exploration
import Machine
import RunReport

/// Turns what an exploration found into root causes with their re-executed traces.
struct CauseCollector {
  let search: Search
  let selection: RuleSelection
  let replayer: Replayer
  let meter: PhaseMeter
  /// The states and steps of the search; `nil` where they were not kept.
  var graph: SubjectGraph?
  /// The subject is a part that nothing in the sources uses.
  var isUnused = false

  /// A root cause and the least run that shows it.
  struct Result {
    var cause: RootCause
    var replay: Replay
    var property: ViolatedProperty
    /// Values of free parameters without which the finding is none.
    var needs: [Assumption] = []
    /// What was not looked at to the end.
    var cut: [CutPhase] = []
  }

  /// A violated property with a path to it.
  private struct Candidate {
    var property: UInt32
    var path: StatePath
    /// Found by looking at all states: those that never settle, or need not.
    var isStuck = false
    /// The state that never settles.
    var state: Int?
  }

  /// The root causes, consequences folded in: those of steps and states in the order of their runs, then the others.
  func causes(of exploration: inout Search.Exploration) -> [Result] {
    let found = candidates(of: &exploration)
    let described = found.map { describe($0, in: exploration) }
    let properties = exploration.properties
    let folded = ConsequenceFolding.fold(described.map(\.cause)).filter {
      selection.contains(described[$0.index].cause.rule)
    }
    let replays = consistentReplays(of: folded.map { found[$0.index] }, in: exploration)
    let cases = zip(folded, replays).compactMap { item, replay -> DependenceJudge.Case? in
      guard let replay else { return nil }
      var cause = described[item.index].cause
      cause.alsoBreaks = item.alsoBreaks
      return DependenceJudge.Case(
        result: Result(cause: cause, replay: replay, property: properties[found[item.index].property]),
        isStuck: found[item.index].isStuck)
    }
    let machine = exploration.system.machine
    let origin = NilOrigin(program: replayer.image.program, machine: machine, isUnused: isUnused)
    var judge = DependenceJudge(collector: self, states: exploration.result.statistics.states)
    return meter.spending(on: .assumptions, { judge.judge(cases) }).result.map { result in
      var result = result
      let isSetUp = result.replay.steps.isEmpty
      result.needs += origin.assumption(of: result.property, in: result.replay).map { [$0] } ?? []
      if isSetUp && result.needs.isEmpty && SetUpRuns.count(of: machine) > 1 {
        result.needs.append(Self.wayOfSettingUp)
      }
      return result
    }
  }

  /// What a run has chosen before its first event is in no trace.
  private static let wayOfSettingUp = Assumption(
    text: "the app sets itself up in one of several possible ways", confidence: .possible, location: nil)

  /// Which of the properties a further exploration violates, each with a run that gives no parameter two values.
  func replays(
    of wanted: Set<ViolatedProperty>, in exploration: inout Search.Exploration
  ) -> [ViolatedProperty: Replay?] {
    let properties = exploration.properties
    var found: [ViolatedProperty: Replay?] = [:]
    for candidate in candidates(of: &exploration) where wanted.contains(properties[candidate.property]) {
      let replay = replayer.replay(candidate.path, to: candidate.property, of: exploration)
      found[properties[candidate.property]] = .some(replay?.conflictingParameters.isEmpty == true ? replay : nil)
    }
    return found
  }

  /// Violations on steps and in states, then the root causes of stuck states and of cycles.
  private func candidates(of exploration: inout Search.Exploration) -> [Candidate] {
    let result = exploration.result
    var candidates = result.violations.map { Candidate(property: $0.property, path: $0.path) }
    var seen = Set(candidates.map(\.property))
    let stuck = meter.spending(on: .stuckStates) { stuckStates(in: &exploration) }.result
    for (property, state) in stuck where seen.insert(property).inserted {
      candidates.append(Candidate(property: property, path: result.path(to: state), isStuck: true, state: state))
    }
    let cycles = FairCycles.find(in: &exploration, isOver: search.isOver)
    // Events of a state that were read while the clock ran out need not be all.
    if exploration.result.unsettled != nil, search.isOver() { exploration.leavesCyclesOut = true }
    for cycle in exploration.leavesCyclesOut ? [] : cycles where seen.insert(cycle.property).inserted {
      candidates.append(Candidate(property: cycle.property, path: cycle.path, isStuck: true))
    }
    let properties = exploration.properties
    return candidates.filter { properties[$0.property].kind != .internalError }
  }

  private func describe(_ candidate: Candidate, in exploration: Search.Exploration) -> (cause: RootCause, length: Int) {
    let property = exploration.properties[candidate.property]
    let span = property.site.flatMap { replayer.span(of: $0) } ?? .none
    return (
      RootCause(rule: property.rule, message: property.message, span: span, alsoBreaks: []),
      candidate.path.steps.count
    )
  }

  /// For each candidate a run in which no free parameter has two values: the least if it is one, else the least
  /// of the searches with the parameters held; nil when there is none, and the finding is dropped (DESIGN, section 6).
  private func consistentReplays(of candidates: [Candidate], in exploration: Search.Exploration) -> [Replay?] {
    let replays = candidates.map { replayer.replay($0.path, to: $0.property, of: exploration) }
    return meter.spending(on: .consistentRuns) {
      var best: [Replay?] = []
      var open: Conflicts = [:]
      for (number, replay) in replays.enumerated() {
        guard let replay, !replay.conflictingParameters.isEmpty else {
          best.append(replay)
          continue
        }
        let assignments = ParameterAssignment.all(of: replay.conflictingParameters)
        best.append(assignments.lazy.compactMap { again(replay, candidates[number], exploration, fixed: $0) }.first)
        if best[number] == nil { open[number] = replay.conflictingParameters }
      }
      hold([([:], open)], candidates, exploration, into: &best)
      return best
    }.result
  }

  /// A run of the same events that holds parameters: it is as little disturbed and as short as the least run of all, so
  /// that there is none that is less.
  private func again(
    _ replay: Replay, _ candidate: Candidate, _ exploration: Search.Exploration, fixed: [String: Int]
  ) -> Replay? {
    guard candidate.path.cycle == nil, meter.mayGoOn else { return nil }
    let configuration = MachineConfiguration(entry: search.entry, fixedParameters: fixed, isCancelled: search.isOver)
    let machine = MachineSystem(search.image, configuration: configuration, properties: exploration.properties)
    let system = EndingSystem(machine: machine, ending: search.ending)
    let goal: SameEvents.Goal =
      candidate.state.map { .state(exploration.result.space.words(of: $0)) } ?? .violation(candidate.property)
    return meter.watching(machine) {
      var same = SameEvents(system, events: replay.steps.map(\.event))
      guard let run = same.run(to: goal, while: { meter.mayGoOn }) else { return nil }
      let other = replayer.replay(run, to: candidate.property, on: machine)
      guard let other, other.conflictingParameters.isEmpty, other.rank == replay.rank else { return nil }
      return other
    }
  }

  /// By candidate: the parameters that took several values in its least run, and are not held yet.
  private typealias Conflicts = [Int: [String: Set<Int>]]

  /// Repeats the search with a parameter held, once for each value that it took, until runs give no parameter two values or
  /// show nothing any more: what is not broken when one parameter is held is not broken when others are, too. Where another
  /// parameter takes two values once all of them are held, the finding is dropped.
  private func hold(
    _ open: [(fixed: [String: Int], conflicts: Conflicts)], _ candidates: [Candidate],
    _ exploration: Search.Exploration,
    into best: inout [Replay?]
  ) {
    let seen = Set(exploration.result.violations.map(\.property))
    var next: [(fixed: [String: Int], conflicts: Conflicts)] = []
    for (fixed, numbers, conflicts) in open.flatMap(Self.refine) {
      guard meter.mayGoOn else { return }
      let goals = Set(numbers.map { candidates[$0].property })
      // Stuck states are known only at the end of a search.
      let aim = Search.Aim(
        goals: goals.isSubset(of: seen) ? goals : [], properties: exploration.properties, work: meter.left)
      var held = search.explore(fixed: fixed, aim: aim)
      meter.spend(held.system.work)
      if held.result.bound != nil, held.result.bound != .goals { meter.giveUp() }
      let paths = meter.watching(held.system.machine) { self.candidates(of: &held) }
      var left: Conflicts = [:]
      for number in numbers {
        guard let again = paths.first(where: { $0.property == candidates[number].property }),
          let other = replayer.replay(again.path, to: again.property, of: held)
        else { continue }
        if !other.conflictingParameters.isEmpty {
          left[number] = conflicts[number]?.filter { fixed[$0.key] == nil }
        } else if best[number].map({ other.rank < $0.rank }) ?? true {
          best[number] = other
        }
      }
      if !left.isEmpty { next.append((fixed, left)) }
    }
    if !next.isEmpty { hold(next, candidates, exploration, into: &best) }
  }

  /// Holds one parameter more: of those of a candidate the one that most of them have.
  private static func refine(
    _ open: (fixed: [String: Int], conflicts: Conflicts)
  ) -> [(fixed: [String: Int], numbers: [Int], conflicts: Conflicts)] {
    var counts: [String: Int] = [:]
    for name in open.conflicts.values.flatMap(\.keys) { counts[name, default: 0] += 1 }
    var wanted: [[String: Int]: [Int]] = [:]
    for (number, conflicts) in open.conflicts.sorted(by: { $0.key < $1.key }) {
      guard let name = conflicts.keys.min(by: { (counts[$1, default: 0], $0) < (counts[$0, default: 0], $1) }) else {
        continue
      }
      for value in conflicts[name] ?? [] {
        wanted[open.fixed.merging([name: value]) { $1 }, default: []].append(number)
      }
    }
    return wanted.sorted { order($0.key) < order($1.key) }.map { ($0.key, $0.value, open.conflicts) }
  }

  private static func order(_ fixed: [String: Int]) -> String {
    fixed.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
