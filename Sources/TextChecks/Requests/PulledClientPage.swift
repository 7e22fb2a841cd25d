import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Navigators that keep what is to be called when a page has gone, present the page, and hear of no pull (TV1102), seen in the
/// text.
///
/// `completions[page] = completion; host.present(page, animated: true)`: the page comes from a client, in the default style a
/// sheet since iOS 13 (F-02). When the user pulls it down, only the delegate of its presentation controller is told (SH-01, SH-03),
/// and nobody is that: what the navigator calls after its own dismissals does not come. Navigators that are such delegates are left
/// out, pages that have another style or hear of pulls themselves, and what speaks of the presentation controller or the style in
/// the function that presents or in a helper that it calls.
struct PulledClientPage: TextCheck {
  static let rule = RuleID.TV1102

  /// One for each class with such a request, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let styles = SheetStyles(index)
    if styles.areChangedForAll { return [] }
    return types.compactMap { type in
      guard type.declaration.kind == .class, !SheetStyles.hearsOfPulls(type, index) else { return nil }
      let methods = OwnMethods(of: type, in: index)
      let spans = type.functions.flatMap { function in
        leavesSheets(function, styles, methods) ? requests(in: function, of: type, index) : []
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static let heard: Set<String> = [
    "presentationController", "popoverPresentationController", "modalPresentationStyle", "isModalInPresentation",
    "transitioningDelegate", "adaptivePresentationDelegate",
  ]

  /// Whether neither the function nor a method that it calls speaks of the presentation controller or of the style.
  private static func leavesSheets(_ function: Function, _ styles: SheetStyles, _ methods: OwnMethods) -> Bool {
    guard let body = function.body, styles.keepSheets(in: body) else { return false }
    var bodies = [body]
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return }
      if let helper = methods.method(called: callee, arguments)?.body { bodies.append(helper) }
    }
    return bodies.allSatisfy { AppEvents.mentioned(in: $0).isDisjoint(with: heard) }
  }

  /// The presentations of a page that a client gives, with what the client waits for.
  private static func requests(
    in function: Function, of type: TypeIndex.Entry, _ index: TypeIndex
  ) -> [SourceSpan] {
    guard case .function = function.kind, let body = function.body,
      CallFinder.calls("present", labelled: "animated", in: body)
    else { return [] }
    let pages = function.parameters.filter { isPage($0, type, index) }.map(\.name)
    let waiting = function.parameters.filter { LostCompletion.isFunction($0, type, index) }.map(\.name)
    let kept = pages.filter { page in waiting.contains { isKept($0, for: page, in: body) } }
    if kept.isEmpty { return [] }
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .present,
        let page = request.arguments.first.flatMap({ LocalNames.path(of: $0.value) }), kept.contains(page)
      else { return }
      spans.append(expression.span)
    }
    return spans
  }

  private static func isPage(_ parameter: Parameter, _ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    guard case .named(let name, _)? = parameter.type?.unwrapped else { return false }
    if name == "UIViewController" || name == "UINavigationController" { return true }
    return index.entry(mentioned: name, in: type).map { page in
      index.ancestors(of: page).contains("UIViewController") && SheetStyles.canPull(page, index)
    } ?? false
  }

  /// `completions[page] = completion`, `completions.setObject(Box(completion), forKey: page)`
  private static func isKept(_ waiting: String, for page: String, in body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        guard case .subscript_(_, let keys) = MethodUses.bare(target).kind else { return }
        if keys.contains(where: { names(page, in: $0.value) }) && names(waiting, in: value) { found = true }
      case .call(let callee, let arguments):
        guard let name = CallFinder.baseName(of: callee), ["setObject", "updateValue"].contains(name),
          arguments.count == 2
        else { return }
        if names(waiting, in: arguments[0].value) && names(page, in: arguments[1].value) { found = true }
      default: break
      }
    }
    return found
  }

  private static func names(_ name: String, in value: Expression) -> Bool {
    var found = false
    Walk.expressions(in: [Statement(.expression(value), value.span)]) { if case .name(name) = $0.kind { found = true } }
    return found
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .pullIsUnheard,
      message: "the user can pull this page down, and nobody hears of it: what is kept for its end is never called",
      span: span, alsoBreaks: [.TV902])
  }
}
