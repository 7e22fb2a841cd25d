import FlatMachine
import Foundation

extension Runner {
  /// The subjects that changes have touched; `nil` when all are explored.
  /// - Throws: `InputError` when git cannot tell.
  func touched(_ workspace: Workspace, _ found: SourceFinder.Sources) throws(InputError) -> TouchedSubjects? {
    guard let revision = options.changedSince else { return nil }
    let changes = try SourceChanges(
      since: revision, of: found.files, workingDirectory: FileManager.default.currentDirectoryPath)
    return TouchedSubjects(changes, in: workspace, jobs: options.jobs)
  }

  /// Names of the subjects that would have been explored, had anything that they reach changed.
  func leftOut(_ workspace: Workspace, _ touched: TouchedSubjects?) -> [String] {
    guard let touched else { return [] }
    let selection = SubjectSelection(options)
    let classes = workspace.subjects.indices.filter {
      workspace.subjects[$0].fallback == nil && !touched.subjects.contains($0)
    }.map { workspace.subjects[$0].name }
    let models = FlatModel.instances(in: workspace.program.files.filter { $0.reading == .subject })
    let values = models.indices.filter { !touched.models.contains($0) }.map { models[$0].name }
    return (classes + values).filter(selection.contains)
  }
}
