/// The configurations in which the runs of one step have made choices.
///
/// A run that comes to a configuration in which an earlier run has chosen is given up: it would only repeat what the
/// runs from there on lead to. So branches whose sides differ in nothing that matters later are not explored twice.
/// Comparison is exact: hashes only find candidates.
///
/// Invariants: the words of configuration i are `words[starts[i]..<starts[i + 1]]`; `slots` is an open hash table of
/// configuration numbers plus 1 whose size is a power of two and at least twice their number.
final class JoinTable {
  /// See `Core.joinNesting`, for the runs of an offer that has been remembered.
  static let nesting = 1

  private let encoder: ConfigurationEncoder
  private let words: UnsafeMutablePointer<UInt64>
  private let capacity: Int
  private var starts: [Int] = [0]
  private var hashes: [UInt64] = []
  private var slots: [Int32]

  init(_ machine: Machine, limits: MachineLimits) {
    encoder = ConfigurationEncoder(machine, limits: limits)
    capacity = limits.joinWords
    words = .allocate(capacity: capacity)
    slots = [Int32](repeating: 0, count: 64)
  }

  deinit { words.deallocate() }

  /// Forgets everything: a new step begins.
  func clear() {
    guard !hashes.isEmpty else { return }
    starts.removeSubrange(1...)
    hashes.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = 0 }
  }

  /// Whether an earlier run of the step was where the machine is now; remembers the place if not, while there is room.
  func isRepeated() -> Bool {
    guard encoder.encode() else { return false }
    let hash = self.hash()
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if equals(Int(slots[slot]) - 1, hash) { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    let start = starts[hashes.count]
    guard start + encoder.count <= capacity else { return false }
    (words + start).update(from: encoder.output, count: encoder.count)
    starts.append(start + encoder.count)
    hashes.append(hash)
    slots[slot] = Int32(hashes.count)
    if 2 * hashes.count > slots.count { grow() }
    return false
  }

  private func equals(_ number: Int, _ hash: UInt64) -> Bool {
    let start = starts[number]
    guard hashes[number] == hash, starts[number + 1] - start == encoder.count else { return false }
    for index in 0..<encoder.count where words[start + index] != encoder.output[index] { return false }
    return true
  }

  private func hash() -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for index in 0..<encoder.count {
      hash = (hash ^ encoder.output[index]) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
    }
    return hash
  }

  private func grow() {
    slots = [Int32](repeating: 0, count: 2 * slots.count)
    for number in hashes.indices {
      var slot = Int(truncatingIfNeeded: hashes[number]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }
}
