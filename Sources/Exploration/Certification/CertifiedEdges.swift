/// Which stored state leads to which, in blocks of consecutive states: each block is filled by one thread.
///
/// Unchecked because several threads write: never to the same block, and nobody reads before all have ended.
final class CertifiedEdges: @unchecked Sendable {
  static var blockSize: Int { 4096 }

  struct Block {
    /// Where the targets of the states of the block end.
    var ends: [Int] = []
    var targets: [UInt32] = []
  }

  private let blocks: UnsafeMutableBufferPointer<Block>
  private let states: Int

  init(states: Int) {
    self.states = states
    blocks = .allocate(capacity: (states + Self.blockSize - 1) / Self.blockSize)
    blocks.initialize(repeating: Block())
  }

  deinit {
    blocks.deinitialize()
    blocks.deallocate()
  }

  var count: Int { blocks.count }

  func states(of block: Int) -> Range<Int> {
    block * Self.blockSize..<min(states, (block + 1) * Self.blockSize)
  }

  func fill(_ block: Int, _ content: Block) { blocks[block] = content }

  /// States from which no settled one can be reached. Repeats "a state with a successor that can settle can settle"
  /// until nothing changes: O(rounds × edges).
  func stuckStates(settled: UnsafeMutablePointer<UInt8>) -> Int {
    var canSettle = (0..<states).map { settled[$0] != 0 }
    var changed = true
    while changed {
      changed = false
      for block in blocks.indices {
        var start = 0
        for (state, end) in zip(states(of: block), blocks[block].ends) {
          if !canSettle[state], blocks[block].targets[start..<end].contains(where: { canSettle[Int($0)] }) {
            canSettle[state] = true
            changed = true
          }
          start = end
        }
      }
    }
    return canSettle.count { !$0 }
  }
}
