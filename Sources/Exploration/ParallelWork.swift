/// Calls the body once for each of `0..<count`, perhaps at the same time, and waits for all calls: how work is given to
/// threads by those who have any. The calls share nothing that one of them changes.
package typealias ParallelWork = (_ count: Int, _ body: @escaping (Int) -> Void) -> Void

/// One call after the other.
package func inSequence(_ count: Int, _ body: @escaping (Int) -> Void) {
  for index in 0..<count { body(index) }
}
