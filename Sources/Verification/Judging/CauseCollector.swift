import Diagnostics
import Exploration
import Machine
import Program
import RunReport

/// Turns what an exploration found into root causes with their re-executed traces.
struct CauseCollector {
  let search: Search
  let selection: RuleSelection
  let replayer: Replayer
  let meter: PhaseMeter
  /// The trees of the sources.
  let program: Program
  /// The states and steps of the search; `nil` where they were not kept.
  var graph: SubjectGraph?
  /// The subject is a part that nothing in the sources uses.
  var isUnused = false
  /// The subject is the root of the window, and the sources present it.
  var isShownByOthers = false

  /// A root cause and the least run that shows it.
  struct Result {
    var cause: RootCause
    var replay: Replay
    var property: ViolatedProperty
    /// Values of free parameters without which the finding is none.
    var needs: [Assumption] = []
    /// How the app has set itself up before it; `nil` where there is one way.
    var beginning: Beginnings.Way?
    /// What was not looked at to the end.
    var cut: [CutPhase] = []
  }

  /// A violated property with a path to it.
  struct Candidate {
    var property: UInt32
    var path: StatePath
    /// Found by looking at all states: those that never settle, or need not.
    var isStuck = false
    /// The state that never settles.
    var state: Int?
  }

  /// The root causes, consequences folded in: those of steps and states in the order of their runs, then the others.
  func causes(of exploration: inout Search.Exploration) -> [Result] {
    let found = candidates(of: &exploration).compactMap { describe($0, in: exploration) }
    let properties = exploration.properties
    let folded = ConsequenceFolding.fold(found.map(\.cause)).filter {
      selection.contains(found[$0.index].cause.rule)
    }
    let replays = consistentReplays(of: folded.map { found[$0.index].candidate }, in: exploration)
    let cases = zip(folded, replays).compactMap { item, replay -> DependenceJudge.Case? in
      guard let replay else { return nil }
      var (candidate, cause) = found[item.index]
      cause.alsoBreaks = item.alsoBreaks
      return DependenceJudge.Case(
        result: Result(cause: cause, replay: replay, property: properties[candidate.property]),
        isStuck: candidate.isStuck)
    }
    let machine = exploration.system.machine
    let origin = NilOrigin(program: replayer.image.program, machine: machine, isUnused: isUnused)
    var judge = DependenceJudge(collector: self, states: exploration.result.statistics.states)
    let judged = meter.spending(on: .assumptions, { judge.judge(cases) }).result
    let decided = blamedAtDecisions(dropIndifferentAnswers(decidedOtherwise(judged, in: exploration), in: exploration))
    var beginnings = decided.isEmpty ? nil : Beginnings(of: exploration.system, replayer: replayer)
    return decided.map { result in
      var result = result
      let isSetUp = result.replay.steps.isEmpty
      result.beginning = beginnings?.way(to: result.replay.states[0])
      result.needs += origin.assumption(of: result.property, in: result.replay).map { [$0] } ?? []
      if isShownByOthers, let place = missingPresenter(of: result) { result.needs.append(place) }
      if isSetUp && result.needs.isEmpty && SetUpRuns.areMany(of: machine) {
        result.needs.append(Self.wayOfSettingUp)
      }
      return result
    }
  }

  /// Handlers that end without an outcome are blamed at the decision that lets them. Runs that leave one decision in several
  /// ways are one finding, shown by the surest of them; of equally sure ones by the first.
  private func blamedAtDecisions(_ results: [Result]) -> [Result] {
    let ends = UndecidedEnd(program: program)
    var moved = results
    var shown: [SourceSpan: Int] = [:]
    var dropped: Set<Int> = []
    for (index, result) in results.enumerated() {
      let executed = result.replay.steps.last?.executed ?? []
      guard let place = ends.place(of: result.cause, executed: executed) else { continue }
      moved[index].cause.span = place
      guard let other = shown[place] else {
        shown[place] = index
        continue
      }
      let isSurer = doubt(about: result) < doubt(about: results[other])
      dropped.insert(isSurer ? other : index)
      if isSurer { shown[place] = index }
    }
    return moved.indices.filter { !dropped.contains($0) }.map { moved[$0] }
  }

  /// How far a result is from being certain.
  private func doubt(about result: Result) -> Int {
    let kinds = result.replay.assumed.compactMap(\.assumption) + result.needs.compactMap(\.kind)
    return ConfidenceScale.confidence(of: kinds, breaking: result.cause.rule).rank
  }

  /// What a run has chosen before its first event is in no trace.
  private static let wayOfSettingUp = Assumption(
    text: "the app sets itself up in one of several possible ways", confidence: .possible, location: nil, kind: .setUp)

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
  func candidates(of exploration: inout Search.Exploration) -> [Candidate] {
    let result = exploration.result
    var candidates = result.violations.map { Candidate(property: $0.property, path: $0.path) }
    var seen = Set(candidates.map(\.property))
    let stuck = meter.spending(on: .stuckStates) { stuckStates(in: &exploration) }.result
    for (property, state) in stuck where seen.insert(property).inserted {
      candidates.append(Candidate(property: property, path: result.path(to: state), isStuck: true, state: state))
    }
    let cycles = FairCycles.find(in: &exploration) { search.isOver() || meter.isCutShort }
    // Events of a state that were read while the clock ran out need not be all.
    if exploration.result.unsettled != nil, search.isOver() { exploration.leavesCyclesOut = true }
    for cycle in exploration.leavesCyclesOut ? [] : cycles where seen.insert(cycle.property).inserted {
      candidates.append(Candidate(property: cycle.property, path: cycle.path, isStuck: true))
    }
    let properties = exploration.properties
    return candidates.filter { properties[$0.property].kind != .internalError }
  }

  /// `nil` for what breaks no rule of the catalogue.
  private func describe(
    _ candidate: Candidate, in exploration: Search.Exploration
  ) -> (candidate: Candidate, cause: RootCause)? {
    let property = exploration.properties[candidate.property]
    guard let rule = property.rule else { return nil }
    let span = blamedSite(of: property).flatMap { replayer.span(of: $0) } ?? .none
    return (
      candidate,
      RootCause(
        rule: rule, check: property.check, fact: property.fact, message: property.message, span: span, alsoBreaks: []
      )
    )
  }
}
