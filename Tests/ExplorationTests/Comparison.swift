import Exploration
import Testing

/// Explores with both explorers, expects the same of them, and answers the fast one's result.
@discardableResult
func explore<System: TransitionSystem>(
  _ system: System, _ options: SearchOptions = SearchOptions(), sourceLocation: SourceLocation = #_sourceLocation
) -> SearchResult {
  // What a cut search finds beyond that is compared with whole ones: see `StuckStateTests`.
  var options = options
  options.looksPastDisturbances = false
  var explorer = Explorer(system, options: options)
  var reference = ReferenceExplorer(system, options: options)
  let (fast, slow) = (explorer.run(), reference.run())
  #expect(fast.statistics == slow.statistics, sourceLocation: sourceLocation)
  #expect(fast.violations == slow.violations, sourceLocation: sourceLocation)
  #expect(fast.firstCrash == slow.firstCrash, sourceLocation: sourceLocation)
  #expect(fast.stuck == slow.stuck, sourceLocation: sourceLocation)
  #expect(fast.incomplete == slow.incomplete, sourceLocation: sourceLocation)
  #expect(fast.bound == slow.bound, sourceLocation: sourceLocation)
  #expect(fast.completedDisturbances == slow.completedDisturbances, sourceLocation: sourceLocation)
  #expect(fast.levelEnds == slow.levelEnds, sourceLocation: sourceLocation)
  #expect(fast.isExhaustive == slow.isExhaustive, sourceLocation: sourceLocation)
  let states = 0..<min(fast.space.count, slow.space.count)
  #expect(
    states.allSatisfy { fast.space.words(of: $0) == slow.space.words(of: $0) }, "words", sourceLocation: sourceLocation)
  #expect(states.allSatisfy { fast.path(to: $0) == slow.path(to: $0) }, "paths", sourceLocation: sourceLocation)
  return fast
}
