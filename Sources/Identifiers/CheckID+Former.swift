extension CheckID {
  /// Whether findings of the check had another one, or none, before it was told apart from that: baselines of then name it.
  package func wasPart(of former: CheckID?) -> Bool {
    switch self {
    case .sequelIsRepeated, .pullIsUnheard: former == .sequelIsMissing
    case .wayIsUnheard: former == .sequelIsMissing || former == nil
    case .partKeepsItself, .timerIsEndless, .coordinatorIsKept, .delegateIsStrong: former == .dismissedIsHeld
    case .pageStays, .laterPageIsTaken, .popoverHasNoPlace, .completionIsForgotten, .noteStays, .endIsToldForChild,
      .clientHearsTwice, .pageIsUnowned:
      former == nil
    default: false
    }
  }
}
