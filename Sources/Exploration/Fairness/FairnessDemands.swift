/// What weak fairness demands of a run that goes on for ever: whatever stays possible happens again and again.
///
/// There is a demand for each fair source as a whole, and one for each of its events: else a rotation that goes on and
/// on would keep a callback waiting that comes from the same source. A step that changes nothing is none, as in the
/// weak fairness of TLA+ (Lamport, Specifying Systems, section 8.4); which of an event's choices is taken is open.
package struct FairnessDemands: Sendable {
  /// For each event the demands that it meets when it happens; `nil` for events that need not happen.
  package let met: [[Int]?]
  package let count: Int

  /// - Parameters:
  ///   - sources: for each event, by number, its source; `nil` for events that need not happen.
  ///   - total: how many sources there are.
  package init(sources: [Int?], of total: Int) {
    var count = total
    met = sources.map { source in
      guard let source else { return nil }
      count += 1
      return [source, count - 1]
    }
    self.count = count
  }
}
