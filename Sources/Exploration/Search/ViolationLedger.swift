/// The shortest violation per property, while the search goes on.
///
/// Breadth first is not enough for the first report to be a shortest one: a step out of a state of the current layer
/// is reported before the later states of that layer are judged. So a strictly shorter report replaces a longer one.
struct ViolationLedger {
  struct Entry {
    var property: UInt32
    var state: UInt32
    /// The step out of `state` that is to blame; `nil` for the state itself.
    var label: StepLabel?
    var length: Int
    var occurrences: Int
  }

  private var entries: [Entry] = []
  private var positions: [UInt32: Int] = [:]

  init() {}

  /// `length` is the number of steps of the shortest run that shows the violation.
  mutating func record(_ property: UInt32, at state: UInt32, step label: StepLabel?, length: Int) {
    guard let position = positions[property] else {
      positions[property] = entries.count
      entries.append(Entry(property: property, state: state, label: label, length: length, occurrences: 1))
      return
    }
    entries[position].occurrences += 1
    if length < entries[position].length {
      entries[position].state = state
      entries[position].label = label
      entries[position].length = length
    }
  }

  /// Whether all of the properties have been reported.
  func contains(_ properties: Set<UInt32>) -> Bool { properties.allSatisfy { positions[$0] != nil } }

  /// Sorted by length, then by property.
  func violations(in space: some StateSpace) -> [Violation] {
    let sorted = entries.sorted { ($0.length, $0.property) < ($1.length, $1.property) }
    return sorted.map { entry in
      Violation(
        property: entry.property, place: entry.label == nil ? .state : .step,
        path: space.path(to: Int(entry.state), then: entry.label), occurrences: entry.occurrences)
    }
  }
}
