import RunReport

/// What the clauses of crashes say.
extension ClauseReader {
  /// What code takes for granted; `nil` where it has no name.
  var unwrapped: Clause? {
    switch fact {
    case .failedCast(let own, let wanted):
      ("what is cast with 'as!' is of that type", [value("the value is of type", own), value("cast to", wanted)])
    case .unwrappedNil(let name): ("what is unwrapped with '!' is not nil", [value(name, "nil"), phase])
    case .passedNil, .stopped, .stoppedSaying, .indexedNothing, .misspelt, nil: nil
    }
  }
}
