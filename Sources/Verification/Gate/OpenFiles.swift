import FlatMachine
import RunReport

/// The files whose code takes part in something that a run has not explored to its end.
struct OpenFiles {
  let workspace: Workspace
  let options: RunOptions
  let results: [SubjectResult]

  private struct Identity: Hashable {
    var kind: String
    var name: String
    var path: String
  }

  /// Their numbers. O(program) when there is anything open, because what a subject reaches is asked for then.
  func numbers() -> Set<Int> {
    let explored = Set(results.map { identity($0.subject) })
    let open = Set(results.map(\.subject).filter(\.isOpen).map(identity))
    let subjects = workspace.subjects.indices.filter { position in
      let subject = workspace.subjects[position]
      let identity = Identity(
        kind: subject.kind.rawValue, name: subject.name, path: workspace.sources.files[subject.file].path)
      return open.contains(identity) || options.isPartial && !explored.contains(identity)
    }
    var files = filesOfModels(explored, open)
    if subjects.isEmpty { return files }
    let planner = BatchPlanner(workspace, jobs: options.jobs)
    for subject in subjects { files.formUnion(planner.files(reachedBy: subject)) }
    return files
  }

  /// A model of values is judged by its own file.
  private func filesOfModels(_ explored: Set<Identity>, _ open: Set<Identity>) -> Set<Int> {
    let files = workspace.program.files.filter { $0.reading == .subject }
    let models = FlatModel.instances(in: files).filter { model in
      let path = workspace.location(of: model.span)?.path ?? ""
      let identity = Identity(kind: FlatRun.kind, name: model.name, path: path)
      return open.contains(identity) || options.isPartial && !explored.contains(identity)
    }
    return Set(models.map { Int($0.span.file) })
  }

  private func identity(_ subject: Subject) -> Identity {
    Identity(kind: subject.kind, name: subject.name, path: subject.location.path)
  }
}
