import FlatMachine
import RunReport

extension FlatRun {
  /// The states of a model without a bound of the user's of which verdicts are known.
  private static let statesOfWalk = 100_000

  /// Explores a model and finds a finding's run in it.
  /// - Throws: `InputError` when it is no model of values alone, or does not show the finding.
  func walk(at position: Int, through finding: Finding?) throws(InputError) -> OrderingWalk {
    let instance = FlatModel.instances(in: files)[position]
    let model: FlatModel
    do throws(FlatError) {
      model = try self.model(at: position)
    } catch {
      throw InputError("'\(instance.name)' is no model of values alone: \(error.message)")
    }
    let writer = FlatFindings(sources: workspace.sources, instance: instance, model: model)
    let system = ModelWalk(
      model, writer: writer, selection: RuleSelection(options),
      maximumStates: options.maximumStates ?? Self.statesOfWalk, isCancelled: isCancelled)
    guard let finding else { return OrderingWalk(system, finding: nil, trace: nil) }
    guard let result = model.explore(search(options.maximumStates)) else {
      throw InputError("a state of '\(instance.name)' needs more than 512 bits")
    }
    let runs = writer.runs(of: result)
    guard
      let run = runs.first(where: { $0.finding.id == finding.id })
        ?? runs.first(where: { $0.finding.isSame(as: finding) }),
      let place = run.itinerary.located(in: system)
    else { throw InputError("'\(instance.name)' does not show \(finding.id) any more") }
    return OrderingWalk(system, finding: finding, beginning: place.beginning, trace: place.steps)
  }
}

extension FlatFindings {
  /// What a search has found, each with its run.
  fileprivate func runs(of result: FlatSearchResult) -> [(finding: Finding, itinerary: Itinerary)] {
    var paths = result.violations.map { Itinerary($0.path, then: $0.event, breaking: UInt32($0.property), model) }
    if result.stuckStates > 0 { paths.append(Itinerary(result.stuckPath, then: nil, breaking: nil, model)) }
    if let lasso = result.fairCycle {
      paths.append(Itinerary(lasso.stem + lasso.cycle, then: nil, breaking: nil, model))
    }
    return zip(findings(of: result), paths).map { ($0, $1) }
  }
}

extension Itinerary {
  fileprivate init(
    _ path: [FlatSearchResult.Step], then last: Int?, breaking property: UInt32?, _ model: FlatModel
  ) {
    let words = path.map { $0.values.map { UInt64(bitPattern: Int64($0)) } }
    initial = words.first ?? []
    steps = zip(path, words).compactMap { step, words in
      step.event.map { Event(id: .named(model.events[$0].name), target: .state(words)) }
    }
    self.property = property
    // A trap leads nowhere, a check that fails in the event leads on.
    if let last { steps.append(Event(id: .named(model.events[last].name), target: .anywhere)) }
  }
}
