import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Animators that complete the transition and only then start their animation, in the same turn (TV106), seen in the text.
///
/// `completeTransition(_:)` is for when the animations have ended (developer.apple.com, `completeTransition(_:)`); UIKit ends the
/// transition at once (PRES-02, DISM-02), and all of the animation plays on a page that is there already. A completion on a way that
/// leaves, as for a transition without animation, comes before none.
struct EndBeforeAnimation: TextCheck {
  static let rule = RuleID.TV106
  static let isOfFunction = true

  /// One for each type with such code, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind != .protocol }.compactMap { type in
      let spans = type.functions.filter { $0.fullName == "animateTransition(using:)" }.compactMap {
        early(in: $0.body ?? [])
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  /// Where a block completes the transition that starts an animation further down.
  private static func early(in block: [Statement]) -> SourceSpan? {
    guard let place = block.firstIndex(where: completes) else { return nil }
    let starts = DirectWork(Array(block[(place + 1)...])).expressions.contains(where: startsAnimation)
    return starts ? block[place].span : nil
  }

  private static func completes(_ statement: Statement) -> Bool {
    guard case .expression(let value) = statement.kind, case .call(let callee, _) = MethodUses.bare(value).kind else {
      return false
    }
    return CallFinder.baseName(of: callee) == "completeTransition"
  }

  /// `UIView.animate(withDuration: 0.4) { }`, `UIViewPropertyAnimator.runningPropertyAnimator(…)`
  private static func startsAnimation(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind, arguments.first?.label == "withDuration",
      ["animate", "animateKeyframes", "transition", "runningPropertyAnimator"].contains(CallFinder.baseName(of: callee))
    else { return false }
    switch arguments.first?.value.kind {
    case .integer(0)?, .double(0)?: return false
    default: return true
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: nil, message: "the transition is completed, and only then its animation starts", span: span,
      alsoBreaks: [])
  }
}
