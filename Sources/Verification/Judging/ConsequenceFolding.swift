import Identifiers
import Rules
import RunReport

/// Folds consequences into the root cause that they follow from.
///
/// One mistake often breaks several rules at once: a completion that never comes also leaves touches blocked. The rule
/// nearest to the mistake is reported; the others are listed with it and count as violated for the subject. Which they
/// are, each rule says itself (`RuleDescription.alwaysBreaks`, `absorbs`).
enum ConsequenceFolding {
  /// The causes that remain, by index and in order, each with the rules that it breaks besides.
  static func fold(_ causes: [RootCause]) -> [(index: Int, alsoBreaks: [RuleID])] {
    var folded: [Int: Int] = [:]
    for (index, cause) in causes.enumerated() {
      folded[index] = causes.indices.first { other in
        other != index && causes[other].span == cause.span
          && RuleCatalogue[causes[other].rule].absorbs.contains(cause.rule)
      }
    }
    return causes.indices.filter { folded[$0] == nil }.map { index in
      var rules = Set(RuleCatalogue[causes[index].rule].alwaysBreaks)
      for (consequence, root) in folded where root == index { rules.insert(causes[consequence].rule) }
      rules.remove(causes[index].rule)
      return (index, rules.sortedByText())
    }
  }
}
