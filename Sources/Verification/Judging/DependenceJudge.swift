import Identifiers
import Machine
import RunReport

/// Finds out what a finding depends on: what only may happen, and single values of free parameters (DESIGN, section 6).
///
/// The shortest run need not be the one that takes the least for granted, so it is looked for again with nothing
/// happening that only may happen. Then the parameters of the run are held at their other values: what vanishes needs
/// the value that it had.
struct DependenceJudge {
  /// A finding to judge.
  struct Case {
    var result: CauseCollector.Result
    var isStuck: Bool

    var property: ViolatedProperty { result.property }
  }

  let collector: CauseCollector
  /// States that may still be spent on further searches: counted, so that the answer does not depend on the clock.
  private var budget: Int
  /// What else there is to spend.
  var meter: PhaseMeter { collector.meter }

  /// `states` is how many the exploration has found.
  init(collector: CauseCollector, states: Int) {
    self.collector = collector
    budget = 2_000 + min(2 * states, 30_000)
  }

  mutating func judge(_ cases: [Case]) -> [CauseCollector.Result] {
    var cases = cases
    takeLessForGranted(&cases)
    showWithoutDoubt(&cases)
    let open = cases.indices.filter { cases[$0].result.replay.confidence != .possible }
    var suspects = Set(open.filter { !cases[$0].result.replay.parameters.isEmpty })
    let arity = suspects.flatMap { cases[$0].result.replay.parameters.values }.map(\.arity).max() ?? 1
    // No run without the doubtful value was found, so none with all values changed is there.
    var vanished = suspects.filter { !cases[$0].doubts.isEmpty }
    suspects.subtract(vanished)
    for shift in 1..<max(2, arity) {
      for group in groups(of: suspects.sorted(), cases, shift: shift) {
        let found = look(for: group.cases.map { cases[$0] }, fixed: group.fixed)
        vanished.formUnion(group.cases.filter { found[cases[$0].property] == nil })
      }
      suspects.subtract(vanished)
    }
    for index in vanished.sorted() { cases[index].result.needs += needs(of: &cases[index]) }
    return cases.map(\.result)
  }

  /// Takes a run without assumptions where there is one that is not much longer.
  private mutating func takeLessForGranted(_ cases: inout [Case]) {
    let indices = cases.indices.filter { index in
      cases[index].result.replay.steps.flatMap(\.choices).contains { choice in
        choice.kind == .documented(true) || choice.kind == .assumed(true)
      }
    }
    let found = look(for: indices.map { cases[$0] }, fixed: [:], nothingHappens: true)
    let isCut = !meter.mayGoOn
    for index in indices {
      if isCut { cases[index].result.cut.append(.assumptions) }
      guard case .some(.some(let replay)) = found[cases[index].property] else { continue }
      if rank(replay) < rank(cases[index].result.replay) { cases[index].result.replay = replay }
    }
  }

  /// The more certain run; of two equally certain ones the one that takes less for granted.
  private func rank(_ replay: Replay) -> (Int, Int) {
    let assumptions = replay.steps.flatMap(\.choices).count { $0.assumption != nil }
    return (replay.confidence.rank, assumptions)
  }

  /// Cases that one assignment can judge together: it gives each of their parameters another value than they took.
  private func groups(
    of suspects: [Int], _ cases: [Case], shift: Int
  ) -> [(fixed: [String: Int], cases: [Int])] {
    var groups: [(fixed: [String: Int], cases: [Int])] = []
    for index in suspects {
      let values = cases[index].result.replay.parameters.filter { $0.value.arity > shift }
      if values.isEmpty { continue }
      let wanted = values.mapValues { ($0.chosen + shift) % $0.arity }
      let fitting = groups.firstIndex { group in wanted.allSatisfy { group.fixed[$0.key] ?? $0.value == $0.value } }
      if let fitting {
        groups[fitting].fixed.merge(wanted) { first, _ in first }
        groups[fitting].cases.append(index)
      } else {
        groups.append((wanted, [index]))
      }
    }
    return groups
  }

  /// The values without which the finding is none, as assumptions.
  private mutating func needs(of item: inout Case) -> [Assumption] {
    var needs: [Assumption] = []
    let doubts = item.doubts
    let open = item.result.replay.parameters.filter { doubts[$0.key] == nil }
    for (name, value) in open.sorted(by: { $0.key < $1.key }) {
      for other in 0..<value.arity where other != value.chosen {
        if budget <= 0 || !meter.mayGoOn {
          meter.giveUp()
          if !item.result.cut.contains(.assumptions) { item.result.cut.append(.assumptions) }
          return [Self.openQuestion(of: item, among: open.keys.sorted())]
        }
        let kind = Self.kind(of: name, value)
        if look(for: [item], fixed: [name: other], orCrash: kind == .configuration)[item.property] == nil {
          needs.append(Self.assumption(name, value))
          break
        }
      }
    }
    return needs
  }

  static func assumption(_ name: String, _ value: ParameterValue) -> Assumption {
    let id = Replayer.parameterID(name)
    let text = id == name ? value.text : "\(id): \(value.text)"
    let kind = Self.kind(of: name, value)
    return Assumption(text: text, confidence: ConfidenceScale.confidence(of: [kind]), location: nil, kind: kind)
  }

  /// UIKit behaves one way or the other. For what a class is used is up to unknown code; with which style somebody
  /// presents that no code shows is documented. That UIKit lets touches through between an accepted request and its start
  /// (F-55) is one open point; that there is a second touch before the run loop comes to the start is a coincidence
  /// besides, and so is a rotation that falls there. The view that a cancelled transition was to show goes with its container
  /// (F-30).
  static func kind(of name: String, _ value: ParameterValue) -> AssumptionKind {
    switch name {
    case "presentingUse", "dismissingUse": .use
    case "presentationStyle": .configuration
    case "revealedView", "turnedBeforeStart", "F55": value.chosen == 0 ? .doubtfulPoint : .openPoint
    case "F28": value.chosen == 0 ? .openPoint : .doubtfulPoint
    default: .openPoint
    }
  }

  /// The searches have been long enough: any of the parameters may be what the finding needs.
  private static func openQuestion(of item: Case, among names: [String]) -> Assumption {
    let all = item.result.replay.parameters.map { kind(of: $0.key, $0.value) }
    let heaviest = ConfidenceScale.heaviest(of: all) ?? .openPoint
    let codes = names.filter { Replayer.parameterID($0) != $0 }.map(Replayer.parameterID)
    return Assumption(
      text: "UIKit chooses as it does here where public sources leave it open"
        + (codes.isEmpty ? "" : " (\(codes.joined(separator: ", ")))"),
      confidence: ConfidenceScale.confidence(of: [heaviest]), location: nil, kind: heaviest)
  }

  /// Which of the findings another search finds, each with its run unless that gives a parameter two values.
  /// - Parameter orCrash: a crash on the way of a finding counts as the finding: the code does not come so far.
  mutating func look(
    for cases: [Case], fixed: [String: Int], nothingHappens: Bool = false, orCrash: Bool = false
  ) -> [ViolatedProperty: Replay?] {
    if cases.isEmpty || budget <= 0 || !meter.mayGoOn { return [:] }
    let wanted = Set(cases.map(\.property))
    let depth = cases.map(\.result.replay.steps.count).max() ?? 0
    var held = collector.search.look(
      for: Search.Question(
        wanted: wanted, fixed: fixed, nothingHappens: nothingHappens,
        maximumDepth: cases.contains(where: \.isStuck) ? nil : depth + 2, maximumStates: budget, maximumWork: meter.left
      ))
    budget -= held.result.statistics.states
    meter.spend(held.system.work)
    let crashes = orCrash ? crashes(in: held) : []
    var found = meter.watching(held.system.machine) { collector.replays(of: wanted, in: &held) }
    for item in cases where found[item.property] == nil {
      let events = item.result.replay.steps.map(\.event)
      if crashes.contains(where: { events.starts(with: $0) }) { found[item.property] = .some(nil) }
    }
    return found
  }

  /// The events that lead to each crash of the code under test.
  private func crashes(in held: Search.Exploration) -> [[EventID]] {
    held.result.violations.filter { held.properties[$0.property].kind == .trap }.compactMap { violation in
      collector.replayer.replay(violation.path, to: violation.property, of: held)?.steps.map(\.event)
    }
  }
}
