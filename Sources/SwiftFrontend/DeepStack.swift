import Foundation
import Synchronization

/// Runs work that recurses deeply, such as reading, lowering or printing a nested program.
///
/// Threads reserve `size` bytes of address space; memory is used only as deep as the recursion goes.
package enum DeepStack {
  /// Stack size of a thread, in bytes.
  package static let size = 1 << 30

  /// Runs the body on a thread with a deep stack and waits for it; at once if this is such a thread already.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    if isDeep { return body() }
    let slot = Slot<Result>()
    start {
      let result = body()
      slot.result.withLock { $0 = result }
      slot.done.signal()
    }
    slot.done.wait()
    guard let result = slot.result.withLock({ $0 }) else { return body() }
    return result
  }

  /// Maps each input on up to `workers` threads with deep stacks; the results stand in the order of the inputs.
  package static func map<Input: Sendable, Result: Sendable>(
    _ inputs: [Input], workers: Int, _ transform: @escaping @Sendable (Input) -> Result
  ) -> [Result] {
    let count = max(1, min(workers, inputs.count))
    let slots = Slots<Result>(count: inputs.count)
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      start {
        while let index = slots.claim() {
          let result = transform(inputs[index])
          slots.results.withLock { $0[index] = result }
        }
        group.leave()
      }
    }
    group.wait()
    return slots.results.withLock { $0.compactMap { $0 } }
  }

  private static let mark = "transverify.DeepStack"

  private static var isDeep: Bool { Thread.current.threadDictionary[mark] != nil }

  private static func start(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread {
      Thread.current.threadDictionary[mark] = true
      body()
    }
    thread.stackSize = size
    thread.start()
  }
}

/// Where a thread leaves its result.
private final class Slot<Result: Sendable>: Sendable {
  let result = Mutex<Result?>(nil)
  let done = DispatchSemaphore(value: 0)
}

/// Where several threads leave their results, and what remains to be done.
private final class Slots<Result: Sendable>: Sendable {
  let results: Mutex<[Result?]>
  private let next = Atomic<Int>(0)
  private let count: Int

  init(count: Int) {
    self.count = count
    results = Mutex(Array(repeating: nil, count: count))
  }

  /// The index of an input that nobody has taken yet.
  func claim() -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
