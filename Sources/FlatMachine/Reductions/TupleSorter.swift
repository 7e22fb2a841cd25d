/// Sorts the elements of one class by all that a state says of them: the values of their slots, then which references
/// hold them.
///
/// A tuple is packed into words, most significant first, so that comparing words compares tuples whatever the layout.
/// No slot of an element holds an element, so equal tuples are exchanged without a difference, and sorting gives one form
/// to all states of an orbit. O(elements × slots + references), insertion sort.
final class TupleSorter {
  private let count: Int
  private let width: Int
  private let references: Int
  private var words = 1
  private let group: SymmetryClass
  /// The slot of element `e`, number `f`, at `e * width + f`.
  private let slots: UnsafeMutablePointer<Int>
  private let held: UnsafeMutablePointer<Int>
  private let elements: UnsafeMutablePointer<Int>
  private let low: Int
  private let span: Int
  /// For each value from `low` on, which element it is; -1 for none.
  private let positions: UnsafeMutablePointer<Int>
  /// Where the slots, then the references, go in a tuple.
  private let fields: UnsafeMutablePointer<Field>
  private var tuples: UnsafeMutablePointer<UInt64>
  /// The element that comes to each place, and the place that each element comes to.
  private let order: UnsafeMutablePointer<Int>
  private let places: UnsafeMutablePointer<Int>
  private let values: UnsafeMutablePointer<Int>

  private struct Field {
    var word = 0
    var shift: UInt64 = 0
    var low = 0
  }

  init(_ group: SymmetryClass) {
    self.group = group
    (count, width, references) = (group.elements.count, group.slots[0].count, group.references.count)
    slots = Self.copy(group.slots.flatMap(\.self))
    held = Self.copy(group.references)
    elements = Self.copy(group.elements)
    low = group.elements[0]
    span = group.elements[count - 1] - low + 1
    let low = low
    positions = Self.copy((0..<span).map { group.elements.firstIndex(of: $0 + low) ?? -1 })
    fields = Self.copy(Array(repeating: Field(), count: width + references))
    tuples = Self.copy(Array(repeating: 0, count: count))
    order = Self.copy(Array(0..<count))
    places = Self.copy(Array(0..<count))
    values = Self.copy(Array(repeating: 0, count: count * width))
  }

  deinit {
    for list in [slots, held, elements, positions, order, places, values] { list.deallocate() }
    fields.deallocate()
    tuples.deallocate()
  }

  private static func copy<Value>(_ list: [Value]) -> UnsafeMutablePointer<Value> {
    let copy = UnsafeMutablePointer<Value>.allocate(capacity: max(1, list.count))
    copy.initialize(from: list, count: list.count)
    return copy
  }

  /// Gives each slot as many bits as any of its like has.
  func use(_ layout: Layout) {
    var (word, free) = (0, 64)
    for index in 0..<width + references {
      var (lowest, bits) = (0, 1)
      if index < width {
        let same = group.slots.map { layout.fields[$0[index]] }
        lowest = same.map(\.low).min() ?? 0
        let highest = same.map { $0.low.addingReportingOverflow($0.size - 1) }.map { $0.overflow ? Int.max : $0.0 }
          .max()
        bits = Layout.bits(for: lowest...(highest ?? lowest))
      }
      if bits > free { (word, free) = (word + 1, 64) }
      free -= bits
      fields[index] = Field(word: word, shift: UInt64(free), low: lowest)
    }
    words = word + 1
    tuples.deallocate()
    tuples = Self.copy(Array(repeating: 0, count: count * words))
  }

  @inline(__always)
  func sort(_ registers: UnsafeMutablePointer<Int>) {
    gather(registers)
    var isSorted = true
    for next in 1..<count where isLess(next, next - 1) {
      isSorted = false
      break
    }
    if isSorted { return }
    arrange()
    write(registers)
  }

  /// Packs the tuples.
  @inline(__always)
  private func gather(_ registers: UnsafeMutablePointer<Int>) {
    tuples.update(repeating: 0, count: count &* words)
    for element in 0..<count {
      let own = slots + element &* width
      let tuple = tuples + element &* words
      for index in 0..<width {
        let field = fields[index]
        tuple[field.word] |= UInt64(bitPattern: Int64(registers[own[index]] &- field.low)) &<< field.shift
      }
    }
    for index in 0..<references {
      let value = registers[held[index]] &- low
      if value < 0 || value >= span || positions[value] < 0 { continue }
      let field = fields[width &+ index]
      tuples[positions[value] &* words &+ field.word] |= 1 &<< field.shift
    }
  }

  @inline(__always)
  private func isLess(_ one: Int, _ other: Int) -> Bool {
    for word in 0..<words {
      let (left, right) = (tuples[one &* words &+ word], tuples[other &* words &+ word])
      if left != right { return left < right }
    }
    return false
  }

  @inline(__always)
  private func arrange() {
    for next in 0..<count {
      var place = next
      while place > 0, isLess(next, order[place &- 1]) {
        order[place] = order[place &- 1]
        place &-= 1
      }
      order[place] = next
    }
  }

  @inline(__always)
  private func write(_ registers: UnsafeMutablePointer<Int>) {
    for index in 0..<count &* width { values[index] = registers[slots[index]] }
    for place in 0..<count {
      let element = order[place]
      places[element] = place
      for index in 0..<width { registers[slots[place &* width &+ index]] = values[element &* width &+ index] }
    }
    for index in 0..<references {
      let value = registers[held[index]] &- low
      if value < 0 || value >= span || positions[value] < 0 { continue }
      registers[held[index]] = elements[places[positions[value]]]
    }
  }

  /// Arrangements of the elements that differ: the factorial of their number by those of the numbers of equal tuples.
  func orbitSize(_ registers: UnsafeMutablePointer<Int>) -> Int? {
    sort(registers)
    gather(registers)
    var (size, equal) = (1, 0)
    for place in 0..<count {
      equal = place > 0 && !isLess(place - 1, place) ? equal + 1 : 1
      // The binomial coefficients of growing groups: every quotient is whole.
      let (product, overflow) = size.multipliedReportingOverflow(by: place + 1)
      if overflow { return nil }
      size = product / equal
    }
    return size
  }
}
