import FlatMachine
import Foundation

extension Runner {
  /// The subjects that changes have touched; `nil` when all are explored.
  /// - Throws: `InputError` when git cannot tell.
  func touched(_ workspace: Workspace, _ found: SourceFinder.Sources) throws(InputError) -> TouchedSubjects? {
    guard let revision = options.changedSince else { return nil }
    let changes = try SourceChanges(
      since: revision, of: found.files, at: options.paths, workingDirectory: FileManager.default.currentDirectoryPath)
    return TouchedSubjects(changes, in: workspace, jobs: options.jobs)
  }

  /// What of the text is reported; `nil` for all.
  func changedText(_ workspace: Workspace, _ touched: TouchedSubjects?) throws(InputError) -> ChangedText? {
    guard let touched else { return nil }
    return try ChangedText(touched, in: workspace, options: options) { files throws(InputError) in
      try Workspace(
        files: files, jobs: options.jobs, iOSVersion: options.iOSVersion, isWhole: false, machine: workspace.machine,
        known: workspace, isCancelled: isCancelled)
    }
  }

  /// The subjects that would have been explored, had anything that they reach changed: of those that others should
  /// lead to the ones to which no run has come, although those of others that are left out may.
  func leftOut(
    _ workspace: Workspace, _ touched: TouchedSubjects?, results: some Collection<SubjectResult>
  ) -> LeftOut {
    guard let touched else { return LeftOut() }
    let selection = SubjectSelection(options)
    let choice = FallbackChoice(workspace)
    let classes = (0...FallbackChoice.lastStage).flatMap { choice.subjects(of: $0, after: results) }.filter {
      !touched.subjects.contains($0)
    }.map { workspace.subjects[$0] }.filter { selection.contains($0.name) }
    let models = FlatModel.instances(in: workspace.program.files.filter { $0.reading == .subject })
    let values = models.indices.filter { !touched.models.contains($0) }.map { models[$0].name }
    return LeftOut(
      subjects: classes.map(\.name) + values.filter(selection.contains),
      fallbacks: classes.count { $0.fallback != nil })
  }
}
