import Diagnostics
import Exploration
import FlatMachine
import Identifiers
import Program
import RunReport
import SwiftFrontend
import Threading

/// Explores the models of values alone that the sources declare: types that conform to `TransitionSystem`.
struct FlatRun {
  let workspace: Workspace
  let options: RunOptions
  let isCancelled: @Sendable () -> Bool
  /// Positions of the models that are explored; `nil` for all.
  var touched: Set<Int>?
  /// When the run is to end.
  let clock: RunClock

  init(
    workspace: Workspace, options: RunOptions, isCancelled: @escaping @Sendable () -> Bool, touched: Set<Int>? = nil,
    clock: RunClock? = nil
  ) {
    self.workspace = workspace
    self.options = options
    self.isCancelled = isCancelled
    self.touched = touched
    self.clock = clock ?? RunClock(options)
  }

  var files: [ProgramFile] { workspace.program.files.filter { $0.reading == .subject } }

  /// What the models are called.
  var names: [String] { FlatModel.instances(in: files).map(\.name) }

  /// The models that the run explores, by position.
  var selected: [(position: Int, identity: SubjectIdentity)] {
    let selection = SubjectSelection(options)
    let instances = FlatModel.instances(in: files)
    let identities = SubjectIdentity.all(
      of: instances.map { (Self.kind, location(of: $0).path, $0.name) })
    return instances.indices.filter {
      selection.contains(instances[$0].name) && touched?.contains($0) ?? true
    }.map { ($0, identities[$0]) }
  }

  /// - Throws: why it is not a model of values alone.
  func model(at position: Int) throws(FlatError) -> FlatModel {
    try model(of: FlatModel.instances(in: files)[position])
  }

  /// Whether some file says what is to be found in it.
  private var isExpected: Bool { files.contains { $0.directives.contains { $0.text.hasPrefix("expect:") } } }

  private func model(of instance: ModelInstance) throws(FlatError) -> FlatModel {
    let files = files
    // Expressions may nest deeper than the stack of this thread.
    return try DeepStack.run { Result { () throws(FlatError) in try FlatModel(instance, in: files) } }.get()
  }

  /// One after the other, each on all threads: a result for each model, in the order of the source.
  /// - Parameters:
  ///   - given: what other runs have found, by position.
  ///   - share: the positions of the models to explore; `nil` for all.
  func results(given: [Int: SubjectResult] = [:], share: Set<Int>? = nil) -> [SubjectResult] {
    let files = files
    let instances = FlatModel.instances(in: files)
    return selected.map(\.position).filter { share?.contains($0) ?? true }.map { position in
      if let known = given[position] { return known }
      let instance = instances[position]
      let result = explore(instance, states: options.maximumStates)
      let known = options.growing.isEmpty ? [] : instance.sizes(in: files)
      let sizes = options.growing.compactMap { label in known.first { $0.label == label } }
      return ScopeLadder(sizes, .model, options).climb(from: result) { explore(instance.with($0), states: $1) }
    }
  }

  /// - Throws: when neither a model nor a scenario has a number that is to grow.
  func checkGrowth() throws(InputError) {
    if options.growing.isEmpty { return }
    let known = Set(FlatModel.instances(in: files).flatMap { $0.sizes(in: files) }.map(\.label))
    let subjects = workspace.subjects
    for label in options.growing where !known.contains(label) {
      let isScenarios = subjects.contains {
        !ScenarioSizes([label], entry: $0.entry, in: workspace.program).sizes.isEmpty
      }
      if !isScenarios {
        throw InputError("no model is made with a number for '\(label)', and no scenario has one, so it cannot grow")
      }
    }
  }

  /// - Parameter states: the most that are to be found.
  private func explore(_ instance: ModelInstance, states: Int?) -> SubjectResult {
    do throws(FlatError) {
      let model = try model(of: instance)
      if let walk = options.walk { return walked(instance, model, walk) }
      guard let result = model.explore(search(states)) else {
        return result(of: instance, .unsupported, "a state of it needs more than 512 bits")
      }
      return self.result(of: instance, model, result)
    } catch {
      let place = workspace.sources.location(of: error.span).map { " (\($0.path):\($0.line):\($0.column))" } ?? ""
      return result(of: instance, .unsupported, "it is no model of values alone: \(error.message)\(place)")
    }
  }

  func search(_ states: Int?) -> FlatSearchOptions {
    var search = FlatSearchOptions(threads: options.jobs)
    search.maximumStates = states
    search.maximumDepth = options.maximumDepth
    search.stopsAtViolation = options.stopsAtViolation
    search.findsStuckStates = RuleSelection(options).contains(.TV1204)
    search.maximumMemory = MemoryPlan(options).bytesOfModel
    search.findsFairCycles = search.findsStuckStates && options.findsFairCycles
    search.certifies = options.certifies
    search.reductions = options.reductions
    search.isCancelled = { [isCancelled, clock, isExpected] in isCancelled() || clock.isOver(isExpected: isExpected) }
    return search
  }

  private func walked(_ instance: ModelInstance, _ model: FlatModel, _ walk: WalkOptions) -> SubjectResult {
    let (found, coverage) = model.walk(walk, threads: options.jobs, isCancelled: search(nil).isCancelled)
    var result = result(of: instance, model, found)
    for index in result.findings.indices { result.findings[index].foundWith = WalkText.options(walk) }
    result.subject.remarks = [WalkText.remark(coverage, namesEvents: true)]
    result.isRepeatable = coverage.last?.walks == walk.walks
    return result
  }

  private func result(of instance: ModelInstance, _ model: FlatModel, _ result: FlatSearchResult) -> SubjectResult {
    let findings = FlatFindings(sources: workspace.sources, instance: instance, model: model).findings(of: result)
      .filter { RuleSelection(options).contains($0.rule) }
    if case .refused(let fault) = result.certification { return refused(instance, fault, result) }
    let bound = result.boundText(model, options, wasCancelled: isCancelled())
    // Where nothing can happen, nothing was put to the test.
    let isIdle = result.transitions == 0 && findings.isEmpty && bound == nil
    let rules = isIdle ? [:] : verdicts(of: model, result, findings, isExhaustive: bound == nil)
    let verdict = verdict(of: rules)
    var subject = Subject(
      name: instance.name, kind: Self.kind, location: location(of: instance), verdict: verdict,
      rules: rules, states: result.states, transitions: result.transitions, depth: result.depth,
      notUnderstood: [], bound: bound ?? (verdict == .incomplete ? result.leftOutText : nil),
      remarks: result.reductionTexts,
      idleEvents: bound == nil ? result.idleEvents(of: model) : [])
    subject.stopCause = bound == nil ? nil : result.stopCause(wasCancelled: isCancelled())
    subject.certification = result.certification.map { $0 == .confirmed ? .confirmed : .notDone }
    return SubjectResult(
      subject: subject, findings: findings, internalErrors: [],
      isRepeatable: result.bound != .cancelled && result.certification != .notDone)
  }

  /// The second look at the stored states does not bear out the first: nothing that was found counts.
  private func refused(_ instance: ModelInstance, _ fault: String, _ result: FlatSearchResult) -> SubjectResult {
    var refused = self.result(of: instance, .unsupported, "internal error: certification failed: \(fault)")
    refused.subject.states = result.states
    refused.subject.certification = .refused
    refused.internalErrors = [fault]
    return refused
  }

  /// Of the rules that the model itself checks, and of those that every model is held against: it settles, and it does
  /// not trap.
  private func verdicts(
    of model: FlatModel, _ result: FlatSearchResult, _ findings: [Finding], isExhaustive: Bool
  ) -> [RuleID: Verdict] {
    let selection = RuleSelection(options)
    let own = model.properties.compactMap { RuleID(rawValue: $0.rule) }
    let checked = Set(own + [.TV1204, .TV1205]).filter { selection.contains($0) }
    let violated = Set(findings.map(\.rule))
    let evaluated = model.metProperties(fired: result.fired).map { model.properties[$0].rule }
    var met = Set(evaluated.compactMap(RuleID.init) + [.TV1205])
    if model.tellsSettledStates { met.insert(.TV1204) }
    return Dictionary(
      uniqueKeysWithValues: checked.map { rule in
        let kept: Verdict = met.contains(rule) ? .holds : .vacuous
        let isDecided = isExhaustive && !(rule == .TV1204 && result.leavesStuckStatesOut)
        return (rule, violated.contains(rule) ? .violated : isDecided ? kept : .incomplete)
      })
  }

  private func verdict(of rules: [RuleID: Verdict]) -> Verdict {
    if rules.isEmpty { return .vacuous }
    let verdicts = Set(rules.values)
    if verdicts.contains(.violated) { return .violated }
    if verdicts == [.vacuous] { return .vacuous }
    return verdicts.contains(.incomplete) ? .incomplete : .holds
  }

  private func result(of instance: ModelInstance, _ verdict: Verdict, _ reason: String) -> SubjectResult {
    SubjectResult(
      subject: Subject(
        name: instance.name, kind: Self.kind, location: location(of: instance), verdict: verdict, rules: [:],
        states: 0, transitions: 0, depth: 0, notUnderstood: [], bound: reason),
      findings: [], internalErrors: [])
  }

  static let kind = "transition system"

  func location(ofModel position: Int) -> Location { location(of: FlatModel.instances(in: files)[position]) }

  private func location(of instance: ModelInstance) -> Location {
    let place = workspace.sources.location(of: instance.span)
    return Location(path: place?.path ?? "", line: place?.line ?? 1, column: place?.column ?? 1)
  }
}

extension FlatSearchResult {
  /// Names of events that were never possible, in the order of the source.
  fileprivate func idleEvents(of model: FlatModel) -> [String] {
    let events = model.events.indices
    let possible = Set(events.filter { fired[$0] > 0 || undecidedEvents.contains($0) }.map { model.events[$0].name })
    var names: Set<String> = []
    return model.events.map(\.name).filter { !possible.contains($0) && names.insert($0).inserted }
  }

  /// What was reduced, and what was not although it was asked for.
  fileprivate var reductionTexts: [String] {
    let texts = reductions.map { "\($0.reduction.rawValue)\($0.isApplied ? "" : " not applied"): \($0.text)" }
    guard let orbitSum, orbitSum > states else { return texts }
    return texts + ["by symmetry the states stand for \(orbitSum)"]
  }

  /// That TV1204 was asked for and not checked, if so.
  fileprivate var leftOutText: String? {
    if !leavesStuckStatesOut { return nil }
    return "TV1204 is not kept by the reductions and was not checked; '--skip TV1204' asks for the other rules alone"
  }

  /// Why not every ordering was explored, if so.
  fileprivate func boundText(_ model: FlatModel, _ options: RunOptions, wasCancelled: Bool) -> String? {
    switch bound {
    case .states: return "stopped after \(states) states"
    case .depth: return "stopped at \(depth) events"
    case .memory: return "stopped by the memory limit"
    case .cancelled: return wasCancelled ? "interrupted" : "stopped by the time limit"
    case .number(let slot): return "'\(model.slots[slot].name)' goes beyond \(FlatModel.largestNumber)"
    case .walks(let count): return options.walk.map { WalkText.bound($0, made: count) }
    case .violation: return "stopped where something was found"
    case nil: return endless > 0 ? "a loop did not end within \(FlatModel.turns) turns" : nil
    }
  }

  /// The same for those who do not read.
  fileprivate func stopCause(wasCancelled: Bool) -> StopCause? {
    switch bound {
    case .states: .states
    case .depth: .depth
    case .memory: .memory
    case .cancelled: wasCancelled ? .interruption : .time
    case .violation: .goals
    case .number, .walks, nil: nil
    }
  }
}
