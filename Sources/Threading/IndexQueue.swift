import Synchronization

/// Hands out each index once, in ascending order, to whichever thread asks.
final class IndexQueue: Sendable {
  private let next: Atomic<Int>
  private let end: Int

  init(_ indices: Range<Int>) {
    next = Atomic(indices.lowerBound)
    end = indices.upperBound
  }

  /// An index that nobody has taken yet; `nil` when all are taken.
  func take() -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < end ? index : nil
  }
}
