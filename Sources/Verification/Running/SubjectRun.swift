import Diagnostics
import Exploration
import Foundation
import Machine
import RunReport

/// Explores one subject and writes up what it finds.
struct SubjectRun {
  let workspace: Workspace
  let image: ProgramImage
  let subject: SubjectDescription
  let options: RunOptions
  let monitor: SearchMonitor
  /// Nanoseconds of the monitor's clock that are left.
  let timeLimit: UInt64?
  /// Whether the whole run is to stop now.
  let isCancelled: @Sendable () -> Bool

  func run() -> SubjectResult {
    guard let entry = image.program.functions.firstIndex(where: { $0.name == subject.entry }) else {
      return unsupported("its scenario could not be compiled")
    }
    let search = Search(
      image: image, entry: Int32(entry), options: searchOptions, monitor: monitor, isOver: isOver)
    var exploration = search.explore(fixed: [:])
    let collector = CauseCollector(
      search: search, selection: RuleSelection(options),
      replayer: Replayer(image: image, sources: workspace.sources))
    let causes = collector.causes(of: &exploration)
    let builder = FindingBuilder(
      sources: workspace.sources, program: workspace.program, subject: subject,
      scenario: "\(subject.kind.rawValue) \(subject.name)")
    let findings = causes.map { cause in
      builder.finding(
        cause.cause, steps: cause.replay.steps, initial: cause.replay.initial, needs: cause.needs)
    }
    let broken = collector.internalErrors(of: exploration)
    return result(
      exploration, broken: broken, findings: findings + misspelt.map { builder.finding($0, steps: [], initial: []) })
  }

  /// What the program's text says without any run.
  private var misspelt: [RootCause] {
    guard RuleSelection(options).contains(SignatureFacts.rule) else { return [] }
    return workspace.signatures.judgements(for: subject).flatMap(\.causes)
  }

  private var exercisedByText: Set<String> {
    workspace.signatures.judgements(for: subject).isEmpty ? [] : [SignatureFacts.rule]
  }

  /// Cancelled, or out of time.
  private var isOver: @Sendable () -> Bool {
    guard let timeLimit else { return isCancelled }
    let end = DispatchTime.now().uptimeNanoseconds + timeLimit
    return { [isCancelled] in isCancelled() || DispatchTime.now().uptimeNanoseconds > end }
  }

  private var searchOptions: SearchOptions {
    SearchOptions(
      maximumStates: options.maximumStates, maximumDepth: options.maximumDepth, timeLimit: timeLimit,
      maximumMemory: Self.memory)
  }

  /// 4 GiB per subject.
  static let memory = 512 << 20

  private func result(
    _ exploration: Search.Exploration, broken: [String], findings: [Finding]
  ) -> SubjectResult {
    let bound = BoundText.describe(exploration.result)
    let rules = RuleVerdicts(
      selection: RuleSelection(options), findings: findings,
      exercised: exercisedByText.union(exploration.system.machine.exercisedRules),
      isExhaustive: exploration.result.isExhaustive)
    let statistics = exploration.result.statistics
    return SubjectResult(
      subject: Subject(
        name: subject.name, kind: subject.kind.rawValue, location: location,
        verdict: broken.isEmpty ? rules.verdict : .unsupported, rules: rules.verdicts, states: statistics.states,
        transitions: statistics.transitions, depth: statistics.depth, notUnderstood: notUnderstood,
        bound: broken.first ?? bound),
      findings: findings, internalErrors: broken,
      meaning: MeaningReader(program: workspace.program, sources: workspace.sources, compiled: image.program)
        .declarations(entered: exploration.system.machine.enteredFunctions))
  }

  private func unsupported(_ reason: String) -> SubjectResult {
    SubjectResult(
      subject: Subject(
        name: subject.name, kind: subject.kind.rawValue, location: location, verdict: .unsupported, rules: [:],
        states: 0, transitions: 0, depth: 0, notUnderstood: notUnderstood, bound: reason),
      findings: [], internalErrors: [])
  }

  private var location: Location {
    let place = workspace.sources.location(of: subject.span)
    return Location(path: place?.path ?? "", line: place?.line ?? 1, column: place?.column ?? 1)
  }

  private var notUnderstood: [NotUnderstoodConstruct] {
    NotUnderstoodReader(sources: workspace.sources).constructs(of: workspace.program.files[subject.file])
  }
}
