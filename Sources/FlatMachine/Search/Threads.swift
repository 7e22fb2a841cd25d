import Dispatch

/// Work on several threads that its owner waits for.
enum Threads {
  /// Calls the body once for each of `0..<count`, at the same time. The calls share nothing that one of them changes.
  static func perform(_ count: Int, _ body: @escaping (Int) -> Void) {
    if count == 1 { return body(0) }
    let shared = Unchecked(body: body)
    DispatchQueue.concurrentPerform(iterations: count) { shared.body($0) }
  }

  private struct Unchecked: @unchecked Sendable {
    let body: (Int) -> Void
  }
}
