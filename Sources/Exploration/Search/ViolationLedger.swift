/// What runs are ordered by: the least disturbed ones come first, and of those the shortest.
struct RunRank: Comparable {
  var disturbances: Int
  /// Steps of the run.
  var length: Int

  static func < (first: RunRank, second: RunRank) -> Bool {
    (first.disturbances, first.length) < (second.disturbances, second.length)
  }
}

/// The violation per property with the least run, while the search goes on.
///
/// The order of the search is not enough for the first report to be a least one: a step out of a state of the current
/// layer is reported before the later states of that layer are judged. So a strictly lesser report replaces a greater one.
struct ViolationLedger {
  struct Entry {
    var property: UInt32
    var state: UInt32
    /// The step out of `state` that is to blame; `nil` for the state itself.
    var label: StepLabel?
    var rank: RunRank
    var occurrences: Int
  }

  private var entries: [Entry] = []
  private var positions: [UInt32: Int] = [:]

  init() {}

  /// `rank` is that of the least run that shows the violation in this place.
  mutating func record(_ property: UInt32, at state: UInt32, step label: StepLabel?, _ rank: RunRank) {
    guard let position = positions[property] else {
      positions[property] = entries.count
      entries.append(Entry(property: property, state: state, label: label, rank: rank, occurrences: 1))
      return
    }
    entries[position].occurrences += 1
    if rank < entries[position].rank {
      entries[position].state = state
      entries[position].label = label
      entries[position].rank = rank
    }
  }

  /// Whether all of the properties have been reported.
  func contains(_ properties: Set<UInt32>) -> Bool { properties.allSatisfy { positions[$0] != nil } }

  /// Sorted by rank, then by property.
  func violations(in space: some StateSpace) -> [Violation] {
    let sorted = entries.sorted { ($0.rank, $0.property) < ($1.rank, $1.property) }
    return sorted.map { entry in
      Violation(
        property: entry.property, place: entry.label == nil ? .state : .step,
        path: space.path(to: Int(entry.state), then: entry.label), occurrences: entry.occurrences,
        disturbances: entry.rank.disturbances)
    }
  }
}
