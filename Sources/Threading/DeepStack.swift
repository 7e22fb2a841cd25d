import Foundation
import Synchronization

/// Runs work that recurses deeply, such as reading, lowering or printing a nested program.
///
/// Threads reserve address space for their stacks; memory is used only as deep as the recursion goes. Where the system
/// refuses that much, smaller stacks and fewer threads do, and at worst the calling thread: nothing is left undone, but
/// less nesting is accepted there (`limit`).
package enum DeepStack {
  /// Sizes of stacks, in bytes, in the order in which they are tried. Each is enough for code that nests as deeply as
  /// the front end accepts.
  package static let sizes = [256 << 20, 128 << 20, 64 << 20]

  /// The sizes that are tried for so many threads: where address space is limited, stacks take a quarter of it at most,
  /// since the states need the rest; the smallest is always tried.
  static func sizes(for threads: Int, limit: UInt64?) -> [Int] {
    guard let limit else { return sizes }
    return sizes.dropLast().filter { UInt64($0 * threads) <= limit / 4 } + sizes.suffix(1)
  }

  /// Bytes of address space that the process may have; `nil` when there is no limit.
  private static var addressSpace: UInt64? {
    var limit = rlimit()
    #if canImport(Darwin)
      guard getrlimit(RLIMIT_AS, &limit) == 0 else { return nil }
    #else
      guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return nil }
    #endif
    return limit.rlim_cur < UInt64(Int64.max) ? UInt64(limit.rlim_cur) : nil
  }

  /// A limit of nesting, as far as the current stack allows it: a quarter on one of a thread that was not made for this.
  package static func limit(_ levels: Int) -> Int { place == .cramped ? levels / 4 : levels }

  /// What to add to a complaint about such a limit; empty on a deep stack.
  package static var crampedReason: String {
    place == .cramped ? ", and the system allows no thread with room for more" : ""
  }

  /// Whether anything was cramped since the process began.
  package static var wasCramped: Bool { crampedOnce.load(ordering: .relaxed) }

  /// Runs the body on a thread with a deep stack and waits for it; at once if this is such a thread already.
  package static func run<Result: Sendable>(
    on starter: ThreadStarter = .system, _ body: @escaping @Sendable () -> Result
  ) -> Result {
    if place != nil { return body() }
    return map([()], workers: 1, on: starter) { body() }[0]
  }

  /// Maps each input on up to `workers` threads with deep stacks; the results stand in the order of the inputs.
  package static func map<Input: Sendable, Result: Sendable>(
    _ inputs: [Input], workers: Int, on starter: ThreadStarter = .system,
    _ transform: @escaping @Sendable (Input) -> Result
  ) -> [Result] {
    let slots = Slots<Result>(count: inputs.count)
    forEach(inputs.indices, workers: workers, on: starter) { index in
      let result = transform(inputs[index])
      slots.results.withLock { $0[index] = result }
    }
    return slots.results.withLock { $0.compactMap { $0 } }
  }

  /// Calls the body once per index, on at most `workers` threads with deep stacks; returns when all are done.
  package static func forEach(
    _ indices: Range<Int>, workers: Int, on starter: ThreadStarter = .system,
    _ body: @escaping @Sendable (Int) -> Void
  ) {
    let count = min(workers, indices.count)
    if place == .cramped || (place == .deep && count <= 1) { return indices.forEach(body) }
    if indices.isEmpty { return }
    let queue = IndexQueue(indices)
    let work: @Sendable () -> Void = { while let index = queue.take() { body(index) } }
    let running = start(max(1, count), starter) { stand(at: .deep, work) }
    if running.isEmpty {
      if place == .deep { return work() }
      crampedOnce.store(true, ordering: .relaxed)
      stand(at: .cramped, work)
    }
    for thread in running { thread.join() }
  }

  /// Up to `count` threads, all with stacks of the first size of which one can be had; none if there is no such size.
  private static func start(
    _ count: Int, _ starter: ThreadStarter, _ work: @escaping @Sendable () -> Void
  ) -> [ThreadStarter.Running] {
    for size in sizes(for: count, limit: addressSpace) {
      var running: [ThreadStarter.Running] = []
      while running.count < count, let thread = starter.start(size, work) { running.append(thread) }
      if !running.isEmpty { return running }
    }
    return []
  }
}

extension DeepStack {
  /// On which kind of stack a thread stands, as the value of `key`.
  private enum Place: Int {
    case deep = 1
    case cramped
  }

  private static let crampedOnce = Atomic<Bool>(false)

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "a thread has no room for a value")
    return key
  }()

  private static var place: Place? { Place(rawValue: Int(bitPattern: pthread_getspecific(key))) }

  private static func stand(at place: Place, _ body: () -> Void) {
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: place.rawValue))
    body()
    pthread_setspecific(key, nil)
  }
}

/// Where several threads leave their results.
private final class Slots<Result: Sendable>: Sendable {
  let results: Mutex<[Result?]>

  init(count: Int) { results = Mutex(Array(repeating: nil, count: count)) }
}
