import Diagnostics
import Exploration
import FlatMachine
import Foundation
import Identifiers
import Machine
import RunReport
import Subjects
import TextChecks

/// Explores one subject and writes up what it finds.
struct SubjectRun {
  let workspace: Workspace
  var image: ProgramImage
  /// Whether the image leaves out code that runs could reach (`ProgramSlice.isCut`): nothing holds then.
  let isCut: Bool
  let subject: SubjectDescription
  var options: RunOptions
  let monitor: SearchMonitor
  /// Nanoseconds that are left.
  var timeLimit: UInt64?
  /// Tells how many of them have gone by.
  var clock: @Sendable () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }
  /// Whether the whole run is to stop now.
  let isCancelled: @Sendable () -> Bool
  /// Whether findings are explained and coverage is read, beside what was found.
  var explains = true
  /// What of the scenario is larger than the sources say.
  var sizes: [ModelInstance.Size] = []

  func run() -> SubjectResult {
    guard let entry = image.program.functions.firstIndex(where: { $0.name == subject.entry }) else {
      return Self.unexplored(
        subject, in: workspace, verdict: .unsupported, because: "its scenario could not be compiled")
    }
    let isStopped = isCancelledOrOvertime
    let isOver = self.isOver(isStopped)
    var monitor = monitor
    monitor.isCancelled = isStopped
    let strict = Search(
      image: image, entry: Int32(entry), options: searchOptions, monitor: monitor, walk: options.walk, isOver: isOver,
      ending: EndingRules.of(RuleSelection(options), workspace))
    let (search, explored) = strict.exploreBeyondSetUp(Search.Aim(recordsSteps: explains))
    var exploration = explored
    let overtime = wasOvertime(exploration.result)
    let meter = PhaseMeter(after: exploration, budget: budget?.work, isOver: isOver)
    let collector = collector(of: exploration, search, meter)
    let certification = certification(of: exploration, by: search)
    let broken = collector.internalErrors(of: exploration) + certification.faults
    let all = collector.causes(of: &exploration)
    let builder = FindingBuilder(
      sources: workspace.sources, program: workspace.program, subject: subject,
      scenario: "\(subject.kind.rawValue) \(subject.name)" + ScopeLadder.suffix(sizes),
      wording: EventWording(of: subject))
    let needs = beingMade + presumed(in: exploration)
    let (causes, relied) = Preconditions(builder: builder, program: image.program, needs: needs).divide(all)
    var explainer = explainer(of: exploration, collector.graph)
    // A diagram is drawn to show the way of a finding.
    if !causes.isEmpty, let graph = explainer?.graph {
      explainer?.diagram =
        meter.spending(on: .diagram) {
          SubjectDiagram(of: graph, image: image, name: subject.name)
        }.result
    }
    let written = causes.enumerated().map { number, cause in
      var finding = builder.finding(cause, needs: needs)
      if subject.isNamedNowhere { finding.confidence = .possible }
      explainer?.explain(&finding, by: cause, part: number, of: causes.count)
      return finding
    }
    let findings = LeftViews.fold(written)
    var result = result(
      exploration, broken: broken, overtime: overtime, meter,
      findings: findings + misspelt.map { builder.finding(ofDeclaration: $0) })
    notePresumptions(of: exploration, in: &result.subject)
    note(relied, in: &result.subject)
    noteAbsence(of: exploration, in: &result.subject)
    if let walk = options.walk, let coverage = exploration.coverage { note(coverage, of: walk, in: &result) }
    let wasInTime = noteReasons(of: exploration, isOver, in: &result.subject)
    result.subject.certification = certification.state
    let limits = GrowthLimit.allCases.filter { exploration.system.machine.marks.contains($0.rawValue) }
    result.subject.limits = limits.isEmpty ? nil : limits
    let bounded = BoundedThings(image: image, sources: workspace.sources).all(search.limits.growth)
    result.subject.bounded = bounded.isEmpty ? nil : bounded
    result.subject.coverage = explainer.map { explainer in
      meter.spending(on: .coverage) {
        CoverageReader(workspace: workspace, program: image.program).coverage(of: exploration, by: explainer.graph)
      }.result
    }
    result.subject.diagram = explainer?.diagram?.diagram
    if !meter.cuts.isEmpty { result.subject.cut = CutPhase.allCases.filter(meter.cuts.contains) }
    if meter.isStopped, self.isOver(isCancelled)() { result.isRepeatable = false }
    result.isStoppedByClock = overtime || meter.isStopped || !wasInTime
    result.cost = RoundPace.cost(
      search: exploration.system.work, after: meter.taken, transitions: result.subject.transitions)
    if certification.state == .notDone, exploration.result.isExhaustive, !isCut {
      result.isRepeatable = false
    }
    return result
  }

  /// Judges what an exploration has found.
  func collector(of exploration: Search.Exploration, _ search: Search, _ meter: PhaseMeter) -> CauseCollector {
    let replayer = Replayer(image: image, sources: workspace.sources)
    let selection = RuleSelection(options)
    return CauseCollector(
      search: search, selection: selection, replayer: replayer, meter: meter, program: workspace.program,
      graph: SubjectGraph(
        exploration, replayer: replayer, selection: selection, meter: meter, wording: EventWording(of: subject)),
      isUnused: [.animator, .interactionController, .presentationController].contains(subject.kind),
      isShownByOthers: subject.isShownByOthers)
  }

  /// Nil where the steps were not kept.
  private func explainer(of exploration: Search.Exploration, _ graph: SubjectGraph?) -> FindingExplainer? {
    graph.map {
      FindingExplainer(
        graph: $0,
        clauses: ClauseWriter(
          image: image, holders: HolderText(program: workspace.program, sources: workspace.sources)),
        isWhole: isWhole(exploration))
    }
  }

  private func note(_ coverage: [WalkCoverage], of walk: WalkOptions, in result: inout SubjectResult) {
    for index in result.findings.indices { result.findings[index].foundWith = WalkText.options(walk) }
    result.subject.remarks = [WalkText.remark(coverage, namesEvents: false)]
    if result.internalErrors.isEmpty {
      result.subject.bound = WalkText.bound(walk, made: coverage.last?.walks ?? 0)
      result.subject.stopCause = .walks
    }
    if coverage.last?.walks != walk.walks { result.isRepeatable = false }
  }

  /// What a second look at the stored states shows, if it is asked for.
  private func certification(
    of exploration: Search.Exploration, by search: Search
  ) -> (state: Subject.Certification?, faults: [String]) {
    guard options.certifies else { return (nil, []) }
    guard exploration.result.isExhaustive, !isCut else { return (.notDone, []) }
    switch search.certify(exploration, isCancelled: isOver(isCancelled)) {
    case .confirmed: return (.confirmed, [])
    case .stopped: return (.notDone, [])
    case .refused(let fault): return (.refused, ["internal error: certification failed: \(fault.explanation)"])
    }
  }

  /// Of a class that others should have led to: that somebody uses it after all.
  var beingMade: [Assumption] {
    if subject.isNamedNowhere {
      return [
        Assumption(
          text: "somebody makes a '\(subject.name)': nothing that anybody makes names it", confidence: .possible,
          location: Self.location(of: subject, in: workspace), kind: .use)
      ]
    }
    if subject.fallback == nil { return [] }
    return [
      Assumption(
        text: "somebody makes a '\(subject.name)': those who name it did not in any explored ordering",
        confidence: .likely, location: Self.location(of: subject, in: workspace), kind: .making)
    ]
  }

  /// What the program's text says without any run.
  private var misspelt: [RootCause] {
    guard RuleSelection(options).contains(SignatureFacts.rule) else { return [] }
    return workspace.signatures.judgements(for: subject).flatMap(\.causes)
  }

  private var exercisedByText: Set<RuleID> {
    workspace.signatures.judgements(for: subject).isEmpty ? [] : [SignatureFacts.rule]
  }

  var budget: SubjectBudget? { SubjectBudget(options, of: subject, in: workspace) }

  /// Cancelled, or stopped by the clock of the subject's own.
  var isCancelledOrOvertime: @Sendable () -> Bool {
    let overtime = budget.map { SubjectBudget.threadTime + $0.processorTime } ?? .max
    return { [isCancelled] in isCancelled() || SubjectBudget.threadTime > overtime }
  }

  /// … or out of the time of the whole run.
  func isOver(_ isCancelled: @escaping @Sendable () -> Bool) -> @Sendable () -> Bool {
    guard let timeLimit else { return isCancelled }
    let end = clock() + timeLimit
    return { [clock] in isCancelled() || clock() > end }
  }

  /// Whether the subject's own clock has stopped the search.
  private func wasOvertime(_ result: SearchResult) -> Bool {
    result.bound == .cancelled && budget != nil && !isCancelled()
  }

  var searchOptions: SearchOptions {
    var search = SearchOptions(
      maximumStates: options.maximumStates, maximumDepth: options.maximumDepth, timeLimit: timeLimit,
      maximumMemory: MemoryPlan(options).words(budget))
    // A search that begins anew has what is left.
    search.limitBegan = monitor.clock?()
    if search.maximumStates == nil { search.maximumStates = subject.mostStates }
    search.maximumWork = budget?.work
    search.findsFairCycles = options.findsFairCycles && RuleSelection(options).contains(.TV1204)
    return search
  }

  private func result(
    _ exploration: Search.Exploration, broken: [String], overtime: Bool, _ meter: PhaseMeter, findings: [Finding]
  ) -> SubjectResult {
    let leavesOut = !meter.cuts.isDisjoint(with: [.stuckStates, .consistentRuns])
    let rules = RuleVerdicts(
      selection: RuleSelection(options), findings: findings,
      exercised: exercisedByText.union(exploration.system.machine.marks.compactMap(RuleID.init)),
      isExhaustive: isWhole(exploration) && !exploration.leavesCyclesOut && !leavesOut
    )
    let statistics = exploration.result.statistics
    var result = SubjectResult(
      subject: Subject(
        name: subject.name, kind: subject.kind.rawValue, location: Self.location(of: subject, in: workspace),
        verdict: broken.isEmpty ? rules.verdict : .unsupported, rules: rules.verdicts, states: statistics.states,
        transitions: statistics.transitions, depth: statistics.depth,
        notUnderstood: Self.notUnderstood(of: subject, in: workspace),
        bound: broken.first ?? bound(exploration, overtime: overtime) ?? (leavesOut ? BoundText.unjudged : nil)),
      findings: findings, internalErrors: broken,
      isRepeatable: overtime || exploration.result.isRepeatable && !exploration.leavesCyclesOut,
      meaning: MeaningReader(
        program: workspace.program, sources: workspace.sources, compiled: image.program, meaning: image.meaning
      ).declarations(entered: exploration.system.machine.enteredFunctions))
    result.subject.setting = subject.setting
    if result.subject.bound != nil, broken.isEmpty {
      result.subject.stopCause = stopCause(exploration, overtime: overtime)
      result.subject.budget = budget?.seconds
    }
    if let budget {
      result.share = subject.budgetShare
      result.used = min(budget.seconds, budget.seconds * Double(exploration.system.work) / Double(max(1, budget.work)))
      let isJudgedInPart = leavesOut && !meter.isStopped && exploration.result.isExhaustive
      result.wantsMore =
        broken.isEmpty && !overtime && (exploration.result.bound == .work(budget.work) || isJudgedInPart)
      result.nearsItsEnd = isJudgedInPart || Self.nearsItsEnd(levelEnds: exploration.result.levelEnds)
    }
    // Of code that is not there, or of an interrupted search for cycles, nothing is known at all.
    if !exploration.result.isExhaustive, broken.isEmpty, !isCut, !exploration.leavesCyclesOut,
      replaced(exploration) == nil
    {
      result.subject.disturbances = exploration.result.completedDisturbances
    }
    return result
  }

  /// Levels become smaller and smaller. The last one was cut, so that its size says nothing.
  static func nearsItsEnd(levelEnds: [Int]) -> Bool {
    let whole = zip(levelEnds, [0] + levelEnds).map { $0 - $1 }.dropLast()
    guard whole.count > 1, let last = whole.last, let largest = whole.max() else { return false }
    return 2 * last < largest
  }

  /// Whether every ordering was explored: of a subject whose runs all crash at their beginning none was.
  func isWhole(_ exploration: Search.Exploration) -> Bool {
    exploration.result.isExhaustive && !isCut && !exploration.isStuckAtItsBeginning && replaced(exploration) == nil
  }

  /// Why not every ordering was explored, if so.
  private func bound(_ exploration: Search.Exploration, overtime: Bool) -> String? {
    if overtime, let budget { return BoundText.describe(overtime: budget) }
    if exploration.leavesCyclesOut { return "interrupted while it was searched for cycles" }
    return BoundText.describe(exploration.result, budget: budget) ?? replaced(exploration).map(BoundText.replaced)
      ?? (isCut ? BoundText.cut(at: BatchPlanner.size) : nil)
      ?? (exploration.isStuckAtItsBeginning ? BoundText.stuckAtItsBeginning : nil)
  }

  /// The result of a subject of which nothing was explored.
  static func unexplored(
    _ subject: SubjectDescription, in workspace: Workspace, verdict: Verdict, because reason: String
  ) -> SubjectResult {
    var result = SubjectResult(
      subject: Subject(
        name: subject.name, kind: subject.kind.rawValue, location: location(of: subject, in: workspace),
        verdict: verdict, rules: [:], states: 0, transitions: 0, depth: 0,
        notUnderstood: notUnderstood(of: subject, in: workspace), bound: reason),
      findings: [], internalErrors: [], isRepeatable: verdict == .unsupported)
    result.subject.setting = subject.setting
    return result
  }

  static func location(of subject: SubjectDescription, in workspace: Workspace) -> Location {
    let place = workspace.sources.location(of: subject.span)
    return Location(path: place?.path ?? "", line: place?.line ?? 1, column: place?.column ?? 1)
  }

  private static func notUnderstood(
    of subject: SubjectDescription, in workspace: Workspace
  ) -> [NotUnderstoodConstruct] {
    NotUnderstoodReader(sources: workspace.sources).constructs(of: workspace.program.files[subject.file])
  }
}

extension SearchResult {
  /// Whether no clock and nobody has stopped the search.
  fileprivate var isRepeatable: Bool {
    if incomplete.contains(where: { $0.reason == IncompleteReason.interrupted.rawValue }) { return false }
    switch bound {
    case .time, .cancelled: return false
    case .states, .depth, .memory, .work, .goals, .walks, .growth, nil: return true
    }
  }
}
