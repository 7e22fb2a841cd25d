import Foundation
import RunReport

extension Runner {
  /// Explores the subjects of one part of the run. Nothing is judged that needs the other parts: what counts is the
  /// report of all.
  /// - Throws: `InputError` when there is nothing to check.
  package func explore(_ shard: Shard) throws(InputError) -> ShardResult {
    let found = try SourceFinder.sources(of: options)
    let machine = ValueSources.holdNothingElse(found.files) ? [] : try ModelLibrary.files()
    let workspace = try workspace(of: found, machine: machine)
    let touched = try touched(workspace, found)
    let models = FlatRun(
      workspace: workspace, options: options, isCancelled: isCancelled, touched: touched?.models, clock: clock)
    _ = try SubjectSelection(options).classes(
      of: workspace.namedClasses, besides: workspace.subjects.map(\.name) + models.names)
    try models.checkGrowth()
    let identities = workspace.identities
    let share = identities.indices.filter { shard.owns(identities[$0]) }
    let outcome = try BatchRun(
      workspace: workspace, options: options, cache: RunCache(options, machine: machine), progress: progress,
      isCancelled: isCancelled, share: Set(share), touched: touched?.subjects, clock: clock
    ).run()
    let own = models.selected.filter { shard.owns($0.identity) }
    let results = models.results(share: Set(own.map(\.position)))
    return ShardResult(
      basis: ShardResult.Basis(found, machine: machine), shard: shard, options: options.ofNoMachine,
      wasCancelled: isCancelled(),
      subjects: outcome.found.sorted { $0.key < $1.key }.map { .init(identity: identities[$0.key], result: $0.value) },
      models: zip(own, results).map { .init(identity: $0.identity, result: $1) },
      problems: outcome.batchProblems.sorted { $0.key < $1.key }.map { .init(batch: $0.key, problems: $0.value) })
  }

  /// The report of the whole run, as one machine would have written it. What only all results decide is done here: the
  /// subjects are explored to which no run has come, and the findings are judged.
  ///
  /// The runner's options must be those of the shards, but for the cache and the number of jobs.
  /// - Throws: `InputError` when the sources or the formal machine are no longer those of the shards.
  package func merge(_ shards: ShardSet) throws(InputError) -> Report {
    let found = try SourceFinder.sources(of: options)
    let machine = ValueSources.holdNothingElse(found.files) ? [] : try ModelLibrary.files()
    let basis = ShardResult.Basis(found, machine: machine)
    for part in shards.parts {
      if part.basis.sources != basis.sources {
        throw InputError("the sources are not those that the shards have explored: merge where the same ones lie")
      }
      if part.basis.machine != basis.machine { throw InputError("the models of UIKit are not those of the shards") }
    }
    let workspace = try workspace(of: found, machine: machine)
    let touched = try touched(workspace, found)
    let given = try given(shards, workspace, touched)
    let report = try report(
      workspace, found, RunCache(options, machine: machine), given: given, touched: touched)
    return gate(found, report.leftOut).judge(report.report, wasCancelled: isCancelled() || given.wasCancelled)
  }

  private func given(
    _ shards: ShardSet, _ workspace: Workspace, _ touched: TouchedSubjects?
  ) throws(InputError) -> GivenResults {
    var given = GivenResults()
    given.wasCancelled = shards.parts.contains(where: \.wasCancelled)
    let entries = shards.parts.flatMap(\.subjects).map { ($0.identity, $0.result) }
    let subjects = Dictionary(entries) { first, _ in first }
    let selection = SubjectSelection(options)
    for (position, identity) in workspace.identities.enumerated() {
      let subject = workspace.subjects[position]
      if subject.fallback != nil || !selection.contains(subject.name) { continue }
      if let touched, !touched.subjects.contains(position) { continue }
      given.subjects[position] = try Self.result(of: identity, among: subjects, shards)
    }
    let modelResults = Dictionary(shards.parts.flatMap(\.models).map { ($0.identity, $0.result) }) { first, _ in first }
    let models = FlatRun(
      workspace: workspace, options: options, isCancelled: isCancelled, touched: touched?.models, clock: clock)
    for model in models.selected {
      given.models[model.position] = try Self.result(of: model.identity, among: modelResults, shards)
    }
    for batch in shards.parts.flatMap(\.problems) { given.problems[batch.batch] = batch.problems }
    return given
  }

  private static func result(
    of identity: SubjectIdentity, among results: [SubjectIdentity: SubjectResult], _ shards: ShardSet
  ) throws(InputError) -> SubjectResult {
    if let result = results[identity] { return result }
    let shard = shards.parts.first { $0.shard.owns(identity) }?.shard
    throw InputError("shard \(shard?.index ?? 0) holds nothing about '\(identity.name)': run it again")
  }
}

extension ShardResult {
  /// One line, keys sorted, a line feed at the end.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers, arrays and dictionaries with strings for keys: encoding them cannot fail.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? "{}\n"
  }

  /// How many subjects it holds.
  package var size: Int { subjects.count + models.count }
}

extension RunOptions {
  /// Without what another machine may do differently.
  fileprivate var ofNoMachine: RunOptions {
    var options = self
    (options.cache, options.jobs) = (nil, 1)
    return options
  }
}
