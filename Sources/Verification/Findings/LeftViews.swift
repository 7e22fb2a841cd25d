import Identifiers
import RunReport

/// What a presentation controller leaves where UIKit was told a wrong end is one mistake, however many views it leaves: who
/// passes on what an animation says (TV105) is told of the first, with a list of the others.
enum LeftViews {
  /// - Parameter findings: of one subject.
  static func fold(_ findings: [Finding]) -> [Finding] {
    guard findings.contains(where: { $0.rule == .TV105 }) else { return findings }
    var kept: [Breach: Int] = [:]
    var others: [Breach: [Location]] = [:]
    let order = findings.indices.sorted { rank(findings[$0]) < rank(findings[$1]) }
    for index in order where [.TV402, .TV403].contains(findings[index].rule) {
      let breach = findings[index].breach
      if kept[breach] == nil {
        kept[breach] = index
      } else {
        others[breach, default: []].append(findings[index].location)
      }
    }
    return findings.indices.compactMap { index in
      let finding = findings[index]
      guard let first = kept[finding.breach] else { return finding }
      return first == index ? naming(others[finding.breach] ?? [], in: finding) : nil
    }
  }

  private static func naming(_ places: [Location], in finding: Finding) -> Finding {
    guard let last = finding.trace.indices.last, !places.isEmpty else { return finding }
    var finding = finding
    let names = places.map { "\($0.path):\($0.line)" }.joined(separator: ", ")
    finding.trace[last].notes.append("\(finding.rule): the same is true of what is added at \(names)")
    return finding
  }

  private static func rank(_ finding: Finding) -> (Int, Int, String, Int) {
    let confidence = finding.confidence.rank
    return (confidence, finding.trace.count, finding.location.path, finding.location.line)
  }
}
