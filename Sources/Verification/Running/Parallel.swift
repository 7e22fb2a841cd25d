import Dispatch
import Foundation
import Synchronization

/// Work on several threads whose results do not depend on which thread does what.
enum Parallel {
  /// Calls `body` once per index, on at most `jobs` threads with large stacks; returns when all are done.
  static func forEach(_ indices: Range<Int>, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let queue = Queue(indices)
    let done = DispatchGroup()
    for _ in 0..<max(1, min(jobs, indices.count)) {
      done.enter()
      let thread = Thread {
        while let index = queue.take() { body(index) }
        done.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    done.wait()
  }

  /// Address space, not memory: pages are only used when touched. Deeply nested sources need it.
  private static let stackSize = 512 << 20

  private final class Queue: Sendable {
    private let next: Atomic<Int>
    private let end: Int

    init(_ indices: Range<Int>) {
      next = Atomic(indices.lowerBound)
      end = indices.upperBound
    }

    func take() -> Int? {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return index < end ? index : nil
    }
  }
}
