import Diagnostics
import RunReport

/// What the text says beside what runs have told: one cause is one finding, and a run says more about it.
///
/// A run that takes more for granted than the text does is no better witness: then the text's finding stands alone.
struct UntoldCauses {
  let sources: SourceMap
  /// What runs have told, without what the text says better.
  private(set) var found: [Finding]
  /// Rules and places of which the text has told already.
  private var told: Set<[String]> = []

  init(sources: SourceMap, found: [Finding]) {
    self.sources = sources
    self.found = found
  }

  /// Whether nothing tells of the cause as surely as the text does; then what runs tell of it is left out.
  ///
  /// - Parameter functions: what a run has told anywhere in one of them is of the same cause, beside what it has on the line.
  mutating func takes(_ finding: Finding, in functions: [SourceSpan]) -> Bool {
    let rivals = found.indices.filter { number in
      let rival = found[number]
      guard rival.rule == finding.rule else { return false }
      return lies(rival.location, onLineOf: finding.location) || functions.contains { lies(rival.location, in: $0) }
    }
    if rivals.contains(where: { found[$0].confidence.rank <= finding.confidence.rank }) { return false }
    let place = [finding.rule.rawValue, finding.location.path, String(finding.location.line)]
    guard told.insert(place).inserted else { return false }
    for number in rivals.reversed() { found.remove(at: number) }
    return true
  }

  private func lies(_ place: Location, onLineOf other: Location) -> Bool {
    place.path == other.path && place.line == other.line
  }

  private func lies(_ place: Location, in span: SourceSpan) -> Bool {
    guard let first = sources.location(of: span),
      let last = sources.location(of: SourceSpan(file: Int(span.file), start: Int(span.end), end: Int(span.end)))
    else { return false }
    return place.path == first.path && first.line <= place.line && place.line <= last.line
  }
}
