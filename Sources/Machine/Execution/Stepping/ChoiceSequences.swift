/// The choices that runs have made, each sequence once and by number, so that a run can be prescribed again by its number
/// alone.
///
/// Sequences are the nodes of a tree. Number 0 takes the first alternative of every choice; every other node adds one
/// choice that takes another alternative to its parent's. First alternatives are not written down: they are what a run
/// takes where nothing is prescribed.
///
/// Invariants: the parent of a node has a lower number, and its choice an earlier position.
final class ChoiceSequences {
  private struct Node {
    var parent: UInt32
    /// How many choices come before, and the alternative, from 1.
    var position: UInt16
    var chosen: UInt16
  }

  private var nodes = [Node(parent: 0, position: 0, chosen: 0)]
  private var children: [UInt64: UInt32] = [:]

  /// Words of 8 bytes, roughly: a node, and its entry in a table that is up to half empty.
  var memoryWords: Int { 5 * nodes.count }

  /// Whether a sequence has this number.
  func contains(_ number: UInt32) -> Bool { Int(number) < nodes.count }

  /// The sequence that begins like another one and then, after `position` choices in all, takes an alternative.
  func number(extending parent: UInt32, at position: Int, by chosen: UInt32) -> UInt32 {
    if chosen == 0 { return parent }
    let place = UInt16(truncatingIfNeeded: position)
    let alternative = UInt16(truncatingIfNeeded: chosen)
    let key = UInt64(parent) << 32 | UInt64(place) << 16 | UInt64(alternative)
    if let known = children[key] { return known }
    let number = UInt32(truncatingIfNeeded: nodes.count)
    nodes.append(Node(parent: parent, position: place, chosen: alternative))
    children[key] = number
    return number
  }

  /// The sequence of the first choices that the current run has made; of all when no count is given. O(choices).
  func number(ofChoicesIn core: UnsafeMutablePointer<Core>, first count: Int? = nil) -> UInt32 {
    var number: UInt32 = 0
    for position in 0..<(count ?? core.pointee.choicePosition) {
      number = self.number(extending: number, at: position, by: core.pointee.choices[position].chosen)
    }
    return number
  }

  /// Prescribes a sequence to the next run, and first alternatives up to `length` choices in all.
  func prescribe(_ number: UInt32, length: Int = 0, to core: UnsafeMutablePointer<Core>) {
    let count = max(length, number == 0 ? 0 : Int(nodes[Int(number)].position) + 1)
    for position in 0..<count { core.pointee.choices[position] = ChoicePoint(arity: 1, chosen: 0) }
    var next = number
    while next != 0 {
      let node = nodes[Int(next)]
      let chosen = UInt32(node.chosen)
      core.pointee.choices[Int(node.position)] = ChoicePoint(arity: chosen + 1, chosen: chosen)
      next = node.parent
    }
    core.pointee.choiceCount = count
  }
}
