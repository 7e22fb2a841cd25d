import RunReport

extension Baseline {
  /// By the number of a finding the number of the entry that accepts it.
  ///
  /// By ids first, then by places. An entry accepts one finding, so that a second one like it is new.
  /// O(findings + entries).
  package func matches(_ findings: [Finding]) -> [Int: Int] {
    var matches: [Int: Int] = [:]
    let current = entries.indices.filter { !entries[$0].isFormer }
    let byID = Dictionary(current.map { (entries[$0].finding.id, $0) }) { first, _ in first }
    for (number, finding) in findings.enumerated() { matches[number] = byID[finding.id] }
    let taken = Set(matches.values)
    var free = Dictionary(grouping: current.filter { !taken.contains($0) && entries[$0].place != nil }) {
      entries[$0].place
    }
    for (number, finding) in findings.enumerated() where matches[number] == nil {
      guard let place = finding.place, let entry = free[place]?.first else { continue }
      free[place]?.removeFirst()
      matches[number] = entry
    }
    return matches
  }
}
