import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Controllers that present when their view is only being loaded (TV601), seen in the text.
///
/// The view is in no window then, and UIKit refuses: "Attempt to present … whose view is not in the window hierarchy" (PG-05).
/// No run needs to be seen, since no order of events puts the view into a window before (developer.apple.com,
/// `viewDidLoad()`: "This method is called after the view controller has loaded its view hierarchy into memory"). Closures
/// come later, and are left out; so is what asks for the window first. Who presents is the root of the containment (B.1): a
/// page of a navigation controller is left out, too, since its view is loaded when that one's, in the window, is laid out
/// (SCH-02); but for initialisers, which come before the page is in any stack.
struct EarlyPresentation: TextCheck, Sendable {
  static let rule = RuleID.TV601

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let stacks = StackedPages(index)
    let handed = HandedPages(index)
    return types.filter { $0.declaration.kind == .class }.compactMap { type in
      let early = type.functions.filter { isInitializer($0) || isOverride($0) }
      guard !early.isEmpty, index.ancestors(of: type).contains("UIViewController") else { return nil }
      let turn = Turn(OwnMethods(of: type, in: index), handed: handed, followsQueue: false)
      var spans = spans(in: early, of: type, turn)
      if !spans.isEmpty, stacks.mayHold(type) { spans = self.spans(in: early.filter(isInitializer), of: type, turn) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func spans(in functions: [Function], of type: TypeIndex.Entry, _ turn: Turn) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    for function in functions {
      for request in turn.ways(through: function.body ?? []).joined() where isRefused(request) {
        let place = request.place(in: type)
        if !spans.contains(place) { spans.append(place) }
      }
    }
    return spans
  }

  private static func isInitializer(_ function: Function) -> Bool {
    if case .initializer = function.kind { return true }
    return false
  }

  private static func isOverride(_ function: Function) -> Bool {
    StackedPages.early.contains(function.fullName) && function.attributes.isOverride
  }

  private static func isRefused(_ request: Turn.Request) -> Bool {
    request.kind == .present && request.receiver == "self" && request.looks.isEmpty
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .isOutsideWindow,
      message: "a controller presents while its view is being loaded: it is in no window yet, and UIKit refuses",
      span: span, alsoBreaks: [])
  }
}
