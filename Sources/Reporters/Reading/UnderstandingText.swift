import RunReport

/// What every format says of how much of the code had a meaning.
enum UnderstandingText {
  /// The longest that lists are in reports that did not ask for all of it.
  static let shortest = 10

  /// One sentence with the figures; `nil` when no code was reached.
  static func sentence(_ coverage: LanguageCoverage) -> String? {
    guard let percent = coverage.reachable.percent, let statements = coverage.reachable.statementPercent else {
      return nil
    }
    let total = Wording.count(coverage.reachable.total, "statement and expression", "statements and expressions")
    let functions = Wording.count(coverage.functions, "function")
    return "\(percent) % of \(total) in \(functions) that transitions reach, \(statements) % of the "
      + "\(Wording.count(coverage.reachable.statements, "statement")); "
      + "\(Wording.grouped(coverage.executedFunctions)) of the functions ran"
  }

  static let meaning =
    "Counted are the functions that ran in some ordering and those that they can call. What nobody declares, or what is "
    + "not read, is taken as an unknown value; its reasons are ranked by the expressions that lack a meaning because of "
    + "them."

  /// "3 Objective-C files are not executed"; `nil` when there are none.
  static func objectiveC(_ coverage: LanguageCoverage) -> String? {
    guard !coverage.objectiveC.isEmpty else { return nil }
    let files = Wording.count(coverage.objectiveC.count, "Objective-C file")
    return files + (coverage.objectiveC.count == 1 ? " is" : " are") + " not executed and not understood"
  }

  /// "98.7 % of 1,204".
  static func share(_ count: MeaningCount) -> String {
    (count.percent.map { "\($0) % of " } ?? "") + Wording.grouped(count.total)
  }
}
