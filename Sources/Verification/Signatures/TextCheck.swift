import Identifiers
import Program

/// A rule that declarations break by what their text says: no run needs to be seen.
protocol TextCheck {
  static var rule: RuleID { get }

  /// One for each declaration that breaks the rule, in the order of the declarations.
  ///
  /// - Parameter types: those of the code under test, without tests.
  static func judgements(of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex) -> [SignatureJudgement]
}
