import Machine
import RunReport
import Synchronization

/// The code of all subjects of a run, compiled when it is needed first.
///
/// Stages and rounds come to the same batches again. Where one holds everything, it is kept: most programs are compiled
/// once.
final class BatchImages: Sendable {
  /// What a batch has become, of which part of the program, and what is wrong with its code.
  typealias Compiled = (image: ProgramImage, slice: ProgramSlice, problems: [Problem])

  let workspace: Workspace
  private let planner: BatchPlanner
  private let batches: [Batch]
  private let isCancelled: @Sendable () -> Bool
  private let kept = Mutex<Compiled?>(nil)
  /// How much of the program batches reach, by their first subject.
  private let counts = Mutex<[Int: ProgramSlice.Counts]>([:])

  /// Of all subjects, so that what is compiled for one does not depend on which are explored.
  init(_ workspace: Workspace, _ planner: BatchPlanner, isCancelled: @escaping @Sendable () -> Bool) {
    self.workspace = workspace
    self.planner = planner
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
  /// - Parameter isOver: whether there is no time left for it.
  /// - Throws: `InputError` when the formal machine cannot be compiled, the user has interrupted it, or it is over.
  func compile(
    _ batch: Batch, isOver: @escaping @Sendable () -> Bool = { false }
  ) throws(InputError) -> Compiled {
    if let known = kept.withLock({ $0 }) { return known }
    let slice = slice(of: batch)
    let compiled = try workspace.image(of: slice) { [isCancelled] in isCancelled() || isOver() }
    let result = Compiled(compiled.image, slice, compiled.problems)
    if batches.count == 1 { kept.withLock { $0 = result } }
    return result
  }

  /// How much of the program some batches reach, at least: of those that were not compiled it is found out now, unless
  /// the time for it is over.
  func counts(of batches: [Batch], isOver: () -> Bool) -> ProgramSlice.Counts {
    batches.reduce(into: ProgramSlice.Counts()) { sum, batch in
      let known = counts.withLock { $0[batch.compiled[0]] }
      if let counts = known ?? (isOver() ? nil : slice(of: batch).counts) { sum.formMaximum(counts) }
    }
  }

  private func slice(of batch: Batch) -> ProgramSlice {
    let slice = planner.slice(of: batch)
    counts.withLock { $0[batch.compiled[0]] = slice.counts }
    return slice
  }
}
