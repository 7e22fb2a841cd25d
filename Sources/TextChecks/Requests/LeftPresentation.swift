import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that present when an answer comes, though the user may have left them by then (TV601), seen in the text.
///
/// The view of a page that was popped, or whose tab is not chosen, is in no window, and UIKit refuses (PG-05): the question or the
/// error is never shown. A pushed page is still there then where the answer's closure keeps it; the page of a tab always is. What
/// covers the page until the answer comes is left out, and so is what looks at the window, or at what is presented. Who has gone
/// back may not miss it: that is possible only. Of each function the first request is told.
struct LeftPresentation: TextCheck, Sendable {
  static let rule = RuleID.TV601
  static let comesLate = true

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let sources = LateRequests.Sources(index)
    let pushed = PushedPages(index)
    let tabs = TabPages(index)
    return controllers(among: types, index).compactMap { type in
      let isOfTab = tabs.contains(type)
      if !isOfTab && pushed.pushers(of: type.id).isEmpty { return nil }
      let late = LateRequests(of: type, sources)
      var spans: [SourceSpan] = []
      for function in type.functions where !late.mayCover(function) {
        let left = late.requests(.present, in: function).first { found in
          // What the user may have opened meanwhile is said of the same place already.
          !late.opensSomething(beside: function, than: found, orChildren: true)
            && (isOfTab || isKept(by: found.answer, in: function) || isHeard(found.answer, in: function))
        }
        if let left, !spans.contains(left.place) { spans.append(left.place) }
      }
      return spans.isEmpty
        ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [left(isOfTab: isOfTab)])
    }
  }

  /// Whether each closure around an answer has the page.
  private static func isKept(by answer: SourceSpan, in function: Function) -> Bool {
    var around: [Closure] = []
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .closure(let closure) = expression.kind, expression.span.contains(answer) else { return }
      around.append(closure)
    }
    return !around.isEmpty && around.allSatisfy(KeptSelf.isStrong)
  }

  /// Whether the answer is an error that a model publishes: the page hears of it as long as it is in the stack.
  private static func isHeard(_ answer: SourceSpan, in function: Function) -> Bool {
    var isFound = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.kind, ErrorStream.isOne(callee) else { return }
      isFound = isFound || arguments.contains { $0.value.span.contains(answer) }
    }
    return isFound
  }

  private static func left(isOfTab: Bool) -> Assumption {
    Assumption(
      text: isOfTab
        ? "the user goes to another tab before the answer comes" : "the user goes back before the answer comes",
      confidence: isOfTab ? .likely : .possible, location: nil, kind: isOfTab ? .condition : .use)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .isOutsideWindow,
      message: "an answer is presented on a page that the user may have left: in no window it is refused",
      span: span, alsoBreaks: [])
  }
}
