/// Looks through the compositions of a log, each as far as the bounds allow.
struct CompositionSearch {
  private(set) var bound: String?
  private var left = CompositionGenerator.mostPositions.inAll

  private static let isCut = "not every run of the combinations of containers was tried"

  init(_ generator: CompositionGenerator) { bound = generator.bound }

  /// Searches one composition; `.none` where the bounds leave nothing of it, which `bound` tells.
  mutating func search(_ matcher: inout Matcher) -> Matcher.Outcome {
    if left <= 0 {
      bound = Self.isCut
      return .none
    }
    matcher.limit = min(left, CompositionGenerator.mostPositions.each)
    let outcome = matcher.search()
    left -= matcher.visited
    guard case .unknown = outcome else { return outcome }
    bound = Self.isCut
    return .none
  }
}
