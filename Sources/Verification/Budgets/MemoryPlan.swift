/// How the memory of the process is shared out.
///
/// What one subject may take depends on its budget and on the limit, never on how many are explored at a time: the same is
/// found with any `--jobs`. Where all threads together would take too much, fewer of them explore.
struct MemoryPlan: Sendable {
  /// MB of 2^20 bytes that a process takes unless it is told otherwise.
  static let usual = 2_048

  /// Words of 8 bytes for a search of our own tools, which explore one subject: 4 GiB.
  static let wordsOfTools = 512 << 20

  /// MB for all that is explored: the sources, their trees and the compiled program take the rest.
  private let explored: Int

  init(_ options: RunOptions) {
    let limit = min(options.memoryLimit ?? Self.usual, 1 << 40)
    explored = max(1, limit > 2 * Self.sources ? limit - Self.sources : limit / 2)
  }

  /// MB: the largest repositories that were measured take as much (180,000 lines).
  private static let sources = 256
  /// MB beside its states: the runs that a thread keeps to repeat them, and to compare them.
  private static let besides = 96

  /// MB for the states and steps of a subject: no search can store more in its time. With a sixth of all a run of an app took
  /// 2,251 MB.
  private func states(_ budget: SubjectBudget?) -> Int {
    let most = max(1, explored / 7)
    return budget.map { min(most, Int(min(16 + 8 * $0.seconds, 1e9))) } ?? most
  }

  /// Words of 8 bytes for what a search stores.
  func words(_ budget: SubjectBudget?) -> Int { states(budget) << 17 }

  /// Bytes for the states of a model of values, which has the process for itself.
  var bytesOfModel: Int { explored << 20 }

  /// Threads that explore at the same time. What explains a subject may take as much as its states, and a table that grows is
  /// there twice while it is copied.
  func workers(_ jobs: Int, _ budget: SubjectBudget?) -> Int {
    max(1, min(jobs, explored / (Self.besides + 5 * states(budget) / 2)))
  }
}
