import RunReport

/// Places by their numbers, for whoever keeps no walk of his own.
extension OrderingWalk {
  /// Goes to a place from wherever the walk stands.
  /// - Returns: false when there is no such place; the walk then stands somewhere on the way to it.
  package func go(to place: WalkPlace) -> Bool {
    guard goToBeginning(), place.step >= 0 else { return false }
    if let beginning = place.beginning, !begin(beginning) { return false }
    guard place.step == 0 || go(to: place.step) else { return false }
    return place.choices.allSatisfy(take)
  }

  /// The place where the walk stands once it has gone to `place`: what follows the trace is counted as its steps.
  package func shortest(_ place: WalkPlace) -> WalkPlace {
    let isTraces = common > 0 || isOnTrace
    return WalkPlace(
      beginning: isTraces ? nil : place.beginning, step: common, choices: place.choices.suffix(position - common))
  }

  private func goToBeginning() -> Bool {
    if traceLength == nil { return begin(1) }
    _ = returnToTrace()
    return go(to: 0)
  }
}
