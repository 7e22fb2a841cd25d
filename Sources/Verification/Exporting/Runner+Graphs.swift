import Exploration
import FlatMachine
import Identifiers
import Machine
import RunReport
import Subjects
import SwiftFrontend

extension Runner {
  /// States of a graph without a bound of the user's: larger ones are for programs, not for readers.
  package static let largestGraph = 100_000

  /// The graph of each subject that the options choose, models of values last. Its states and transitions are those that
  /// a report of the same subject counts.
  /// - Throws: `InputError` when there is nothing to explore.
  package func graphs() throws(InputError) -> [GraphExport] {
    let found = try SourceFinder.sources(of: options)
    let machine = ValueSources.holdNothingElse(found.files) ? [] : try ModelLibrary.files()
    let workspace = try workspace(of: found, machine: machine)
    let models = FlatRun(workspace: workspace, options: options, isCancelled: isCancelled)
    let selection = SubjectSelection(options)
    try selection.check(against: workspace.subjects.map(\.name) + models.names, beside: workspace.namedClasses)
    // Who is explored only if no run comes to it is explored here where it is named.
    let due = workspace.subjects.indices.filter { index in
      let subject = workspace.subjects[index]
      return selection.contains(subject.name) && (subject.fallback == nil || !options.subjects.isEmpty)
    }
    var names = GraphFileNames()
    var graphs: [Int: GraphExport] = [:]
    let images = BatchImages(workspace, BatchPlanner(workspace, jobs: options.jobs), isCancelled: isCancelled)
    for batch in images.batches(of: due) {
      let compiled = try images.compile(batch)
      for index in batch.subjects {
        graphs[index] =
          if compiled.slice.isCut {
            refusal(workspace.subjects[index].name, BoundText.cut(at: BatchPlanner.size))
          } else {
            graph(of: workspace.subjects[index], compiled.image, workspace)
          }
      }
    }
    let exports = graphs.sorted { $0.key < $1.key }.map(\.value) + self.graphs(of: models, workspace)
    return exports.map { export in
      var export = export
      export.fileName = names.name(of: export.subject)
      return export
    }
  }

  private var maximumStates: Int { options.maximumStates ?? Self.largestGraph }

  private func graph(
    of subject: SubjectDescription, _ image: ProgramImage, _ workspace: Workspace
  ) -> GraphExport {
    guard let entry = image.program.functions.firstIndex(where: { $0.name == subject.entry }) else {
      return refusal(subject.name, "its scenario could not be compiled")
    }
    let properties = PropertyTable()
    var (system, explored) = explore(Int32(entry), image, workspace, properties, presumesValues: false)
    if explored.steps.isEmpty, properties.properties.contains(where: { $0.kind == .trap }) {
      // As a run does where a set-up lacks something (`Search.exploreBeyondSetUp`).
      let lenient = explore(Int32(entry), image, workspace, properties, presumesValues: true)
      if !lenient.explored.steps.isEmpty { (system, explored) = lenient }
    }
    let cut = explored.cuts.min().flatMap(IncompleteReason.init)?.explanation ?? "a limit of the machine was reached"
    if let reason = reason(explored, cut: cut) { return refusal(subject.name, reason) }
    var events: (state: Int, list: [(id: EventID, actor: String)]) = (-1, [])
    let graph = StateGraph(
      explored, subject: subject.name, kind: subject.kind.rawValue,
      rules: rules { properties[$0].rule }
    ) { step in
      if events.state != step.source {
        let list = explored.states[step.source].words.withUnsafeBufferPointer { system.machine.events(of: $0) }
        events = (step.source, list)
      }
      let event = events.list[Int(step.label.event)]
      return (event.id.sentence, event.actor)
    }
    return GraphExport(subject: subject.name, fileName: "", graph: graph, reason: "")
  }

  private func explore(
    _ entry: Int32, _ image: ProgramImage, _ workspace: Workspace, _ properties: PropertyTable, presumesValues: Bool
  ) -> (system: EndingSystem, explored: ExploredGraph) {
    var limits = MachineLimits()
    limits.presumesValues = presumesValues
    let configuration = MachineConfiguration(entry: entry, limits: limits, isCancelled: isCancelled)
    var system = EndingSystem(
      machine: MachineSystem(image, configuration: configuration, properties: properties),
      ending: EndingRules.of(RuleSelection(options), workspace))
    let explored = ExploredGraph(of: &system, maximumStates: maximumStates, isCancelled: isCancelled)
    return (system, explored)
  }

  private func graphs(of models: FlatRun, _ workspace: Workspace) -> [GraphExport] {
    models.selected.map(\.position).map { position in
      let name = models.names[position]
      do throws(FlatError) {
        let model = try models.model(at: position)
        var system = FlatReferenceSystem(model)
        let explored = ExploredGraph(of: &system, maximumStates: maximumStates, isCancelled: isCancelled)
        let cut = "a loop did not end within \(FlatModel.turns) turns"
        if let reason = reason(explored, cut: cut) { return refusal(name, reason) }
        let properties = model.properties.map { RuleID(rawValue: $0.rule) } + model.traps.map { _ in .TV1205 }
        let graph = StateGraph(
          explored, subject: name, kind: FlatRun.kind, rules: rules { properties[Int($0)] }
        ) { step in
          let event = model.events[Int(step.label.event)]
          return (event.name, event.actor)
        }
        return GraphExport(subject: name, fileName: "", graph: graph, reason: "")
      } catch {
        return refusal(name, "it is no model of values alone: \(error.message)")
      }
    }
  }

  private func refusal(_ name: String, _ reason: String) -> GraphExport {
    GraphExport(subject: name, fileName: "", graph: nil, reason: reason)
  }

  /// Why a graph is not whole.
  /// - Parameter cut: what it means that steps were cut short.
  private func reason(_ graph: ExploredGraph, cut: String) -> String? {
    if graph.isFull {
      return isCancelled() ? "interrupted" : "it has more than \(maximumStates) states: '--max-states' allows more"
    }
    return graph.cuts.isEmpty ? nil : cut
  }

  /// The rules among violations that the run checks, each once, sorted as texts.
  private func rules(_ rule: @escaping (UInt32) -> RuleID?) -> ([UInt32]) -> [RuleID] {
    let selection = RuleSelection(options)
    return { violations in Set(violations.compactMap(rule)).filter { selection.contains($0) }.sortedByText() }
  }
}

extension StateGraph {
  fileprivate init(
    _ explored: ExploredGraph, subject: String, kind: String, rules: ([UInt32]) -> [RuleID],
    event: (ExploredGraph.Step) -> (name: String, actor: String)
  ) {
    self.init(
      subject: subject, kind: kind,
      states: explored.states.map { State(isSettled: $0.isSettled, breaks: rules($0.violations)) },
      initialStates: explored.initialStates,
      transitions: explored.steps.map { step in
        let event = event(step)
        return Transition(
          source: step.source, target: step.target, event: event.name,
          actor: ActorText.name(of: event.actor), breaks: rules(step.violations))
      })
  }
}
