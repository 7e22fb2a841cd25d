// Which event has led somewhere: paths are not stored with their events.
extension FlatWorker {
  /// The first event that leads from one state to another.
  func event(from source: Key, to target: Key) -> Int? {
    firstEvent(from: source) { $0 == target }
  }

  /// The first event that leads from a state to one that is looked for.
  func firstEvent(from source: Key, to isWanted: @escaping (Key) -> Bool) -> Int? {
    unpack(source)
    (self.isWanted, foundEvent, isLooking, isDiverted) = (isWanted, nil, true, true)
    run(from: steps, source, 0)
    // What is asked may hold the search, which holds this worker: kept, neither would ever go.
    (self.isWanted, isLooking, isDiverted) = ({ _ in false }, false, order != nil)
    notes = ExpansionNotes()
    return foundEvent
  }

  func isSettled(_ key: Key) -> Bool {
    unpack(key)
    run(from: settling, key, 0)
    notes = ExpansionNotes()
    return registers[settledLocal] != 0
  }
}
