import Identifiers
import RunReport

extension Baseline {
  /// By the number of a finding the number of the entry that accepts it.
  ///
  /// By ids first, then by places, at last by places of which the rule told fewer checks apart when the baseline was written. An
  /// entry accepts one finding, so that a second one like it is new. O(findings + entries), but for entries of one line.
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
    matchFormerChecks(findings, Array(free.values.joined()), &matches)
    return matches
  }

  private func matchFormerChecks(_ findings: [Finding], _ free: [Int], _ matches: inout [Int: Int]) {
    var open = Dictionary(grouping: free.sorted()) { entries[$0].place?.withoutCheck }
    for (number, finding) in findings.enumerated() where matches[number] == nil {
      guard let place = finding.place, let check = place.check, let entries = open[place.withoutCheck],
        let position = entries.firstIndex(where: { check.wasPart(of: self.entries[$0].place?.check) })
      else { continue }
      matches[number] = open[place.withoutCheck]?.remove(at: position)
    }
  }
}

extension FindingPlace {
  fileprivate var withoutCheck: FindingPlace {
    var copy = self
    copy.check = nil
    return copy
  }
}
