import Identifiers

extension RunOptions {
  /// Without the rules that the subject is not held against.
  func judging(_ subject: SubjectDescription) -> RunOptions {
    guard let judged = subject.judged else { return self }
    var options = self
    options.skip += RuleID.allCases.filter { !judged.contains($0) }
    return options
  }
}
