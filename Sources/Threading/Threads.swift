/// Work on several threads that its owner waits for.
package enum Threads {
  /// The usual size of a thread's stack, in bytes.
  private static let stackSize = 8 << 20

  /// Calls the body once for each of `0..<count`, at the same time, on the calling thread and others. The calls share
  /// nothing that one of them changes. Where threads cannot be had, the calling thread does their part, too.
  package static func perform(_ count: Int, _ body: @escaping (Int) -> Void) { perform(count, on: .system, body) }

  /// `starter` is where the other threads come from.
  static func perform(_ count: Int, on starter: ThreadStarter, _ body: @escaping (Int) -> Void) {
    if count == 1 { return body(0) }
    let queue = IndexQueue(0..<count)
    let shared = Unchecked(body: body)
    let work: @Sendable () -> Void = { while let index = queue.take() { shared.body(index) } }
    var running: [ThreadStarter.Running] = []
    while running.count < count - 1, let thread = starter.start(stackSize, work) { running.append(thread) }
    work()
    for thread in running { thread.join() }
  }

  private struct Unchecked: @unchecked Sendable {
    let body: (Int) -> Void
  }
}
