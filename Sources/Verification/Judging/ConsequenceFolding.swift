import Identifiers

/// Folds consequences into the root cause that they follow from.
enum ConsequenceFolding {
  /// The causes that remain, by index and in order, each with the rules that it breaks besides.
  static func fold(_ causes: [RootCause]) -> [(index: Int, alsoBreaks: [RuleID])] {
    var folded: [Int: Int] = [:]
    for (index, cause) in causes.enumerated() {
      folded[index] = causes.indices.first { other in
        other != index && causes[other].span == cause.span
          && Consequences.atSamePlace[causes[other].rule]?.contains(cause.rule) == true
      }
    }
    return causes.indices.filter { folded[$0] == nil }.map { index in
      var rules = Set(Consequences.always[causes[index].rule] ?? [])
      for (consequence, root) in folded where root == index { rules.insert(causes[consequence].rule) }
      rules.remove(causes[index].rule)
      return (index, rules.sortedByText())
    }
  }
}
