/// What steps violate, of many steps that violate the same.
///
/// A search may take a hundred thousand steps out of a thousand states, and most of them may break one rule or two: each
/// list of violations is kept once, and a step has its number. 12 bytes a step.
///
/// Invariant: `steps` ascends.
struct BrokenSteps: Sendable {
  /// Numbers of steps that violate something.
  private var steps: [Int] = []
  /// Of each of these, which of `lists` it violates.
  private var places: [UInt32] = []
  /// The lists of violations, none twice.
  private var lists: [[UInt32]] = []
  private var numbers: [[UInt32]: UInt32] = [:]

  /// Words of 8 bytes, roughly.
  var memoryWords: Int { steps.capacity + places.capacity / 2 + lists.reduce(0) { $0 + 8 + $1.count } }

  /// What a step violates, nothing if it was not noted. O(log noted steps).
  subscript(step: Int) -> [UInt32] {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle] < step { low = middle + 1 } else { high = middle }
    }
    return low < steps.count && steps[low] == step ? lists[Int(places[low])] : []
  }

  /// Notes a step with a greater number than all before.
  mutating func append(_ step: Int, _ violations: [UInt32]) {
    steps.append(step)
    places.append(number(of: violations))
  }

  /// The steps that violate a property, ascending. O(noted steps).
  func steps(breaking property: UInt32) -> [Int] {
    let breaks = lists.map { $0.contains(property) }
    return steps.indices.filter { breaks[Int(places[$0])] }.map { steps[$0] }
  }

  private mutating func number(of violations: [UInt32]) -> UInt32 {
    // The last one first: steps of one state mostly violate the same.
    if let last = places.last, lists[Int(last)] == violations { return last }
    if let known = numbers[violations] { return known }
    // A copy of its own: the array that a search fills anew for each step stays its own.
    let list = violations.map { $0 }
    let number = UInt32(truncatingIfNeeded: lists.count)
    lists.append(list)
    numbers[list] = number
    return number
  }
}
