import Identifiers
import Subjects

/// Which rules a subject is held against: all that the run checks, but for objects whose scenario sets up too little.
extension RunOptions {
  /// Without the rules that the subject is not held against.
  func judging(_ subject: SubjectDescription) -> RunOptions {
    guard let judged = subject.judged else { return self }
    var options = self
    options.skip += RuleID.allCases.filter { !judged.contains($0) }
    return options
  }

  /// The rules of the run that the subject is held against; nil where these are all.
  func judgedRules(of subject: SubjectDescription) -> [RuleID]? {
    let rules = RuleSelection(judging(subject)).rules
    return rules == RuleSelection(self).rules ? nil : rules
  }
}
