import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Delegates of navigation controllers that let go of the page on top alone when several pages are popped at once (TV1102), seen
/// in the text.
///
/// UIKit tells of the page that is shown once for each transition, and the coordinator's `.from` is the page that was on top
/// (developer.apple.com, `navigationController(_:didShow:animated:)`, `UITransitionContextViewControllerKey.from`). A long press
/// on the back button, or `popToRootViewController(animated:)`, takes all pages between away with it. What looks through
/// everything that is kept is left out.
struct PoppedTogether: TextCheck {
  static let rule = RuleID.TV1102

  private static let told = "navigationController(_:didShow:animated:)"

  /// One for each type with such a method, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let spans = type.functions.filter { $0.fullName == told }.compactMap {
        place(in: $0, OwnMethods(of: type, in: index))
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [together])
    }
  }

  /// The last call of a method that looks whether the page that was on top has gone.
  private static func place(in function: Function, _ methods: OwnMethods) -> SourceSpan? {
    guard let body = function.body, CallFinder.calls("viewController", labelled: "forKey", in: body),
      AppEvents.mentioned(in: body).isSuperset(of: ["viewControllers", "contains"]), !looksThrough(body)
    else { return nil }
    let asked = questions(in: body)
    let calls = DirectWork(body).expressions.filter { expression in
      guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
        !asked.contains(where: { $0.contains(expression.span) })
      else { return false }
      let method = methods.method(called: callee, arguments)
      return !silent.contains(name) && !(method.map { mentionsStack($0) } ?? false)
    }
    return calls.last?.span
  }

  private static let silent: Set<String> = ["print", "debugPrint", "NSLog", "assertionFailure", "fatalError"]

  /// A method that goes through the pages of the stack looks for all that have gone.
  private static func mentionsStack(_ method: Function) -> Bool {
    AppEvents.mentioned(in: method.body ?? []).contains("viewControllers")
  }

  private static func looksThrough(_ body: [Statement]) -> Bool {
    let going: Set = ["forEach", "filter", "removeAll", "map", "compactMap", "subtracting", "allSatisfy"]
    var repeats = false
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .forIn, .while, .repeatWhile: repeats = true
      default: break
      }
    }
    return repeats || !CallFinder.calledNames(in: body).isDisjoint(with: going)
  }

  /// Where conditions ask for something: they tell nobody.
  private static func questions(in body: [Statement]) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    func add(_ conditions: [Condition]) {
      for condition in conditions {
        switch condition {
        case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value): spans.append(value.span)
        case .available: break
        }
      }
    }
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .guard(let asked, _): add(asked)
      case .if(let branch): add(branch.conditions)
      case .variable(let variable): variable.value.map { spans.append($0.span) }
      default: break
      }
    }
    return spans
  }

  private static var together: Assumption {
    Assumption(
      text: "the user goes back over several pages at once, or code pops to the root", confidence: .likely,
      location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .wayIsUnheard,
      message: "only the page that was on top counts as gone: of pages that are popped with it nobody hears",
      span: span,
      alsoBreaks: [.TV902])
  }
}
