import Diagnostics
import Subjects
import Synchronization
import Threading

/// Results of subjects that an earlier run has found, each for as long as nothing changes that the subject can reach.
struct KeptResults: Sendable {
  private let cache: RunCache
  private let names: [String]
  /// By the position of the subject.
  let results: [Int: SubjectResult]

  init(cache: RunCache, workspace: Workspace, planner: BatchPlanner, options: RunOptions) {
    self.cache = cache
    let names = NameFacts(workspace.program)
    let interface = InterfaceSources.sum(of: workspace)
    let found = Mutex([(name: String, result: SubjectResult?)?](repeating: nil, count: workspace.subjects.count))
    DeepStack.forEach(workspace.subjects.indices, workers: options.jobs) { index in
      let subject = workspace.subjects[index]
      let name = cache.subjectName(
        scenario: [subject.scenario, subject.entry, subject.name, subject.kind.rawValue],
        files: planner.files(reachedBy: index).map { workspace.sources.files[$0] },
        facts: Self.facts(about: subject, in: workspace) + [
          "\(SubjectBudget(options, of: subject, in: workspace)?.seconds ?? 0)",
          planner.surroundings(of: index, names).text, interface,
        ])
      let result = cache.subject(named: name)
      found.withLock { $0[index] = (name, result) }
    }
    let all = found.withLock { $0.compactMap(\.self) }
    self.names = all.map(\.name)
    results = Dictionary(
      uniqueKeysWithValues: all.enumerated().compactMap { index, item in item.result.map { (index, $0) } })
  }

  /// Keeps a result that a repetition would find again.
  func store(_ result: SubjectResult, of subject: Int) {
    if result.isRepeatable { cache.store(result, as: names[subject]) }
  }

  /// What is said of a subject's classes without any run, and where.
  static func facts(about subject: SubjectDescription, in workspace: Workspace) -> [String] {
    let causes = workspace.signatures.judgements(for: subject).flatMap(\.causes).map { cause in
      let place = workspace.sources.location(of: cause.span).map { "\($0.path):\($0.line):\($0.column)" } ?? ""
      return "\(cause.rule) \(cause.message) \(place)"
    }
    return causes + (subject.isNamedNowhere ? ["named nowhere"] : [])
  }
}
