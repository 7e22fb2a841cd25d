import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Answers to a pull that was refused, of classes that nobody makes the delegate of a presentation controller (TV1103), seen in
/// the text.
///
/// `isModalInPresentation` refuses the pull by itself; that it was refused UIKit tells the delegate alone (developer.apple.com,
/// `presentationControllerDidAttemptToDismiss(_:)`), which a presentation controller has only where the app sets it.
struct UnsetRefusalDelegate: TextCheck {
  static let rule = RuleID.TV1103

  /// One for each class, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    UnsetDismissalDelegate.unset("presentationControllerDidAttemptToDismiss(_:)", in: types, index).map {
      type, functions in
      SignatureJudgement(type: type, causes: functions.map { cause($0.nameSpan) })
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .refusalIsSilent,
      message: "nobody makes this class the delegate of a presentation controller: a pull is refused without a word",
      span: span, alsoBreaks: [])
  }
}
