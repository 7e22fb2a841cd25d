import Machine
import RunReport
import Synchronization

/// The code of all subjects of a run, compiled when it is needed first.
///
/// Stages and rounds come to the same batches again. Where one holds everything, it is kept: most programs are compiled
/// once.
final class BatchImages: Sendable {
  /// What a batch has become, and what is wrong with its code.
  typealias Compiled = (image: ProgramImage, problems: [Problem])

  let workspace: Workspace
  private let batches: [Batch]
  private let isCancelled: @Sendable () -> Bool
  private let kept = Mutex<Compiled?>(nil)

  /// Of all subjects, so that what is compiled for one does not depend on which are explored.
  init(_ workspace: Workspace, _ planner: BatchPlanner, isCancelled: @escaping @Sendable () -> Bool) {
    self.workspace = workspace
    self.isCancelled = isCancelled
    batches = planner.batches(of: Array(workspace.subjects.indices))
  }

  /// The batches of these subjects, without the others.
  func batches(of subjects: [Int]) -> [Batch] {
    let others = Set(workspace.subjects.indices).subtracting(subjects)
    return batches.compactMap { $0.without(others) }
  }

  /// Takes time proportional to the code. For one thread at a time where there is one batch.
  ///
  /// - Throws: `InputError` when the formal machine cannot be compiled, or the user has interrupted it.
  func compile(_ batch: Batch) throws(InputError) -> Compiled {
    if let known = kept.withLock({ $0 }) { return known }
    let compiled = try workspace.image(of: batch.slice, isCancelled: isCancelled)
    if batches.count == 1 { kept.withLock { $0 = compiled } }
    return compiled
  }
}
