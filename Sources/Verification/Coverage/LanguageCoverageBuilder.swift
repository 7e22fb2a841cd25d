import RunReport

/// Adds up what the subjects reach: each declaration once.
struct LanguageCoverageBuilder {
  private var declarations: [Location: DeclarationMeaning] = [:]

  mutating func add(_ list: [DeclarationMeaning]) {
    for declaration in list {
      guard var known = declarations[declaration.location] else {
        declarations[declaration.location] = declaration
        continue
      }
      // A part of the program may lack what another one has.
      if declaration.count.notUnderstood < known.count.notUnderstood {
        (known.count, known.gaps) = (declaration.count, declaration.gaps)
      }
      known.hasRun = known.hasRun || declaration.hasRun
      declarations[declaration.location] = known
    }
  }

  /// - Parameter objectiveC: the paths of files that were not read.
  func coverage(objectiveC: [String]) -> LanguageCoverage {
    var result = LanguageCoverage(
      reachable: MeaningCount(), executed: MeaningCount(), functions: declarations.count, executedFunctions: 0,
      files: [], reasons: reasons, objectiveC: objectiveC)
    var files: [String: MeaningCount] = [:]
    for declaration in declarations.values {
      result.reachable += declaration.count
      files[declaration.location.path, default: MeaningCount()] += declaration.count
      guard declaration.hasRun else { continue }
      result.executed += declaration.count
      result.executedFunctions += 1
    }
    result.files = files.map { LanguageCoverage.FileCoverage(path: $0.key, count: $0.value) }
      .sorted { (-$0.count.notUnderstood, $0.path) < (-$1.count.notUnderstood, $1.path) }
    return result
  }

  private var reasons: [LanguageCoverage.Reason] {
    Dictionary(grouping: declarations.values.flatMap(\.gaps), by: \.construct).compactMap { construct, gaps in
      gaps.map(\.location).min { order($0) < order($1) }.map { first in
        LanguageCoverage.Reason(
          construct: construct, places: gaps.reduce(0) { $0 + $1.count }, files: Set(gaps.map(\.location.path)).count,
          location: first)
      }
    }.sorted { (-$0.places, $0.construct) < (-$1.places, $1.construct) }
  }

  private func order(_ location: Location) -> (String, Int, Int) { (location.path, location.line, location.column) }
}
