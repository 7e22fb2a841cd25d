/// The steps out of one state that change it.
struct ChangingSteps<Key: PackedKey> {
  /// In order, each with its event.
  var successors: [(event: Int, key: Key)] = []
  /// Events that crash.
  var crashes: [Int] = []
}

extension FlatWorker {
  func changingSteps(of source: Key) -> ChangingSteps<Key> {
    var steps = ChangingSteps<Key>()
    var quiet = [Int](repeating: 0, count: compiled.model.events.count)
    fired.update(repeating: 0, count: max(1, quiet.count))
    _ = firstEvent(from: source) { [unowned self] successor in
      if successor == source {
        quiet[notes.event] += 1
      } else {
        steps.successors.append((notes.event, successor))
      }
      return false
    }
    for step in steps.successors { quiet[step.event] += 1 }
    // What fired and led nowhere has crashed.
    steps.crashes = quiet.indices.filter { fired[$0] > quiet[$0] }
    return steps
  }
}
