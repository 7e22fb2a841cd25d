import RunReport

extension Baseline {
  /// With the ids of now for what a report has found under the former ones, in the same order.
  ///
  /// What the report does not speak of, since only a part was explored, keeps its former id and is found by it later.
  package func migrated(by report: Report) -> Baseline {
    let found = Dictionary(
      report.findings.compactMap { finding in finding.formerID.map { ($0, finding) } },
      uniquingKeysWith: { first, _ in first })
    var copy = self
    for index in copy.entries.indices where copy.entries[index].isFormer {
      guard let finding = found[copy.entries[index].finding.id] else { continue }
      copy.entries[index].finding.id = finding.id
      copy.entries[index].place = finding.place
      copy.entries[index].ordering = finding.ordering
      copy.entries[index].isFormer = false
    }
    return copy
  }
}
