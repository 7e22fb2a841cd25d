import RunReport

/// Findings that a reader takes for one: of the same rule in the same file, at the same line or broken in the same way.
struct FindingGroup {
  let first: Finding
  var others: [Finding] = []

  /// In the order of the first of each. What is only possible never stands behind what is not, nor
  /// what is new behind what is known.
  ///
  /// - Complexity: O(findings · groups).
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    for finding in findings {
      if let index = groups.firstIndex(where: { $0.takes(finding) }) {
        groups[index].others.append(finding)
      } else {
        groups.append(FindingGroup(first: finding))
      }
    }
    return groups
  }

  /// For each of the others the first of its group.
  static func leaders(of groups: [FindingGroup]) -> [Finding: Finding] {
    var leaders: [Finding: Finding] = [:]
    for group in groups {
      for other in group.others where other != group.first { leaders[other] = group.first }
    }
    return leaders
  }

  /// Of each rule and line one, in the order of the first of each.
  static func places(of findings: [Finding]) -> [FindingGroup] {
    var places: [FindingGroup] = []
    for finding in findings {
      let index = places.firstIndex { place in
        place.first.rule == finding.rule && place.first.location.path == finding.location.path
          && place.first.location.line == finding.location.line
      }
      if let index { places[index].others.append(finding) } else { places.append(FindingGroup(first: finding)) }
    }
    return places
  }

  private func takes(_ other: Finding) -> Bool {
    first.rule == other.rule && first.location.path == other.location.path
      && (first.confidence == .possible) == (other.confidence == .possible) && first.status == other.status
      && first.isWorseThanAccepted == other.isWorseThanAccepted
      && (first.location.line == other.location.line || first.breach == other.breach)
  }
}
