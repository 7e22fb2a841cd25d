import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Closing animations whose completion takes away what has been shown again meanwhile (TV603), seen in the text.
///
/// `hide` fades a view and removes it in the completion; `show` adds the same view, and does not look whether it is still on
/// its way out. Shown again before the animation ends, the view goes all the same: the completion runs at that end, whatever
/// has been asked for meanwhile (developer.apple.com, `animate(withDuration:animations:completion:)`). A completion that asks
/// anything is left out, and so is a `show` that waits for what the completion settles.
struct LateRemoval: TextCheck {
  static let rule = RuleID.TV603

  /// One for each class with such completions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let removals = type.functions.flatMap { function in
        Removal.all(in: function, of: type).map { (function, $0) }
      }
      if removals.isEmpty { return nil }
      let spans = removals.filter { function, removal in
        type.functions.contains { other in
          other.nameSpan != function.nameSpan && mayBeRepeated(other, in: type)
            && Shows(of: removal, in: other.body ?? []).isFound
        }
      }.map(\.1.span)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [shownAgain])
    }
  }

  /// Set-up runs once.
  private static func mayBeRepeated(_ function: Function, in type: TypeIndex.Entry) -> Bool {
    func isSetUp(_ function: Function) -> Bool {
      if case .function = function.kind {
        return ["viewDidLoad", "loadView", "awakeFromNib"].contains(function.name)
      }
      return true
    }
    if isSetUp(function) { return false }
    return !type.functions.contains { isSetUp($0) && CallFinder.calls(function.name, in: $0.body ?? []) }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "the end of the closing animation takes away what may have been shown again meanwhile", span: span,
      alsoBreaks: [])
  }

  private static var shownAgain: Assumption {
    Assumption(
      text: "it is shown again before the closing animation ends", confidence: .likely, location: nil,
      kind: .condition)
  }
}
