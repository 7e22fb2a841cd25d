import Exploration
import Machine

extension CauseCollector {
  /// By candidate: the parameters that took several values in its least run.
  private typealias Conflicts = [Int: [String: Conflict]]

  /// For each candidate a run in which no free parameter has two values: the least if it is one, else the least
  /// of the searches with the parameters held; nil when there is none, and the finding is dropped (DESIGN, section 6).
  ///
  /// Runs end where a candidate is broken (`EndingSystem`), also one that is dropped here. Nothing is lost by that: what
  /// lies behind it, and is not found without it, is found only by runs that take two values of a parameter, too. That
  /// holds because a candidate is dropped only when every run that breaks it does; where that was not shown to the end,
  /// the phase counts as cut short and nothing holds.
  func consistentReplays(of candidates: [Candidate], in exploration: Search.Exploration) -> [Replay?] {
    let replays = candidates.map { replayer.replay($0.path, to: $0.property, of: exploration) }
    return meter.spending(on: .consistentRuns) {
      var best: [Replay?] = []
      var open: Conflicts = [:]
      for (number, replay) in replays.enumerated() {
        guard let replay, !replay.conflictingParameters.isEmpty else {
          best.append(replay)
          continue
        }
        let assignments = ParameterAssignment.all(of: replay.conflictingParameters.mapValues(\.taken))
        best.append(again(replay, candidates[number], exploration, anyOf: assignments))
        if best[number] == nil { open[number] = replay.conflictingParameters }
      }
      hold([([:], open)], candidates, exploration, into: &best)
      return best
    }.result
  }

  /// With the first assignment that has such a run. Each is tried once: a second time the meter may forbid it.
  private func again(
    _ replay: Replay, _ candidate: Candidate, _ exploration: Search.Exploration, anyOf assignments: [[String: Int]]
  ) -> Replay? {
    for fixed in assignments {
      if let other = again(replay, candidate, exploration, fixed: fixed) { return other }
    }
    return nil
  }

  /// A run of the same events that holds parameters: it is as little disturbed and as short as the least run of all, so
  /// that there is none that is less.
  private func again(
    _ replay: Replay, _ candidate: Candidate, _ exploration: Search.Exploration, fixed: [String: Int]
  ) -> Replay? {
    guard candidate.path.cycle == nil, meter.mayGoOn else { return nil }
    var configuration = MachineConfiguration(entry: search.entry, fixedParameters: fixed, isCancelled: search.isOver)
    configuration.limits = search.limits
    let machine = MachineSystem(search.image, configuration: configuration, properties: exploration.properties)
    machine.limitWork(to: meter.left)
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

  /// Repeats the search with a parameter held at each of its values, until runs give no parameter two values or show
  /// nothing any more: what is not broken when one parameter is held is not broken when others are, too. Values that
  /// nobody has taken come last, and only for what the others do not show.
  private func hold(
    _ open: [(fixed: [String: Int], conflicts: Conflicts)], _ candidates: [Candidate],
    _ exploration: Search.Exploration, into best: inout [Replay?]
  ) {
    var next: [(fixed: [String: Int], conflicts: Conflicts)] = []
    var isOpen: Set<Int> = []
    let searches = open.flatMap(Self.refine)
    for search in searches.filter({ !$0.isUntaken }) + searches.filter(\.isUntaken) {
      let numbers = search.numbers.filter { !search.isUntaken || best[$0] == nil && !isOpen.contains($0) }
      if numbers.isEmpty { continue }
      guard meter.mayGoOn else { return }
      let left = look(for: numbers, candidates, exploration, fixed: search.fixed, into: &best)
      isOpen.formUnion(left.keys)
      if !left.isEmpty { next.append((search.fixed, left)) }
    }
    if !next.isEmpty { hold(next, candidates, exploration, into: &best) }
  }

  /// Searches with parameters held, and keeps the best runs. Answers which candidates' least runs give others two values.
  private func look(
    for numbers: [Int], _ candidates: [Candidate], _ exploration: Search.Exploration, fixed: [String: Int],
    into best: inout [Replay?]
  ) -> Conflicts {
    let seen = Set(exploration.result.violations.map(\.property))
    let goals = Set(numbers.map { candidates[$0].property })
    // Stuck states are known only at the end of a search.
    let aim = Search.Aim(
      goals: goals.isSubset(of: seen) ? goals : [], properties: exploration.properties, work: meter.left)
    var held = search.explore(fixed: fixed, aim: aim)
    meter.spend(held.system.work)
    let isCut = held.result.bound != .goals && !held.result.isExhaustive
    // A search that was not exhaustive without holding anything cannot be when something is held.
    if held.result.bound != nil && isCut || isCut && exploration.result.isExhaustive { meter.giveUp() }
    return meter.watching(held.system.machine) {
      let paths = self.candidates(of: &held)
      var left: Conflicts = [:]
      for number in numbers {
        guard let again = paths.first(where: { $0.property == candidates[number].property }),
          let other = replayer.replay(again.path, to: again.property, of: held)
        else { continue }
        if !other.conflictingParameters.isEmpty {
          left[number] = other.conflictingParameters
        } else if best[number].map({ other.rank < $0.rank }) ?? true {
          best[number] = other
        }
      }
      return left
    }
  }

  /// A search with one parameter more held.
  private struct HeldSearch {
    var fixed: [String: Int]
    var numbers: [Int]
    /// At a value that it took in no run.
    var isUntaken: Bool
  }

  /// Holds one parameter more: of those of a candidate the one that most of them have.
  private static func refine(_ open: (fixed: [String: Int], conflicts: Conflicts)) -> [HeldSearch] {
    var counts: [String: Int] = [:]
    for name in open.conflicts.values.flatMap(\.keys) { counts[name, default: 0] += 1 }
    var wanted: [[String: Int]: HeldSearch] = [:]
    for (number, conflicts) in open.conflicts.sorted(by: { $0.key < $1.key }) {
      guard let name = conflicts.keys.min(by: { (counts[$1, default: 0], $0) < (counts[$0, default: 0], $1) }),
        let conflict = conflicts[name]
      else { continue }
      for value in 0..<conflict.arity {
        let fixed = open.fixed.merging([name: value]) { $1 }
        let isUntaken = !conflict.taken.contains(value)
        wanted[fixed, default: HeldSearch(fixed: fixed, numbers: [], isUntaken: true)].numbers.append(number)
        if !isUntaken { wanted[fixed]?.isUntaken = false }
      }
    }
    return wanted.values.sorted { order($0.fixed) < order($1.fixed) }
  }

  private static func order(_ fixed: [String: Int]) -> String {
    fixed.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
