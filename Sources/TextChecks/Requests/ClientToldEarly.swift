import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Controllers of a library that close themselves and tell their client in the same turn (TV601), seen in the text.
///
/// The client goes on from there: it presents the next page, from the page below, whose child is still there or just goes.
/// UIKit refuses that (PG-04, PG-05). Its own alerts call their handlers when they have gone. No run needs to be seen, since
/// what clients do in their closures is not in the sources. The same holds for helpers of a library that close what they have
/// presented. Methods of the class are followed.
struct ClientToldEarly: TextCheck, Sendable {
  static let rule = RuleID.TV601

  /// One for each class, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let classes = types.filter { $0.declaration.kind == .class }
    let names = Set(classes.flatMap { handlers(of: $0) })
    if names.isEmpty { return [] }
    var found: [SignatureJudgement] = []
    for type in classes {
      let places = early(in: type, names, index)
      if places.isEmpty { continue }
      let isController = index.ancestors(of: type).contains("UIViewController")
      let causes = places.map { cause($0, closesNext: isController && closesItself(after: $0, type)) }
      found.append(SignatureJudgement(type: type, causes: causes, needs: [goingOn]))
    }
    return found
  }

  /// Where a class tells its client too early.
  private static func early(in type: TypeIndex.Entry, _ names: Set<String>, _ index: TypeIndex) -> [SourceSpan] {
    let own = Set(handlers(of: type))
    let isController = index.ancestors(of: type).contains("UIViewController")
    if !isController && own.isEmpty { return [] }
    let others: Set<String> = isController ? names : []
    let methods = OwnMethods(of: type, in: index)
    let search = EarlyCall(tells: { isHandler($0, own, others) }, following: methods) { callee, arguments in
      isController ? OwnDismissal.isAsked(by: callee, arguments) : closesPage(callee, arguments)
    }
    var places: [SourceSpan] = []
    for body in type.functions.filter(isAsked).flatMap({ turns(of: $0.body ?? []) }) {
      if let place = search.place(in: body), !places.contains(place) { places.append(place) }
    }
    return places.filter { place in type.functions.contains { $0.span.contains(place) } }
  }

  /// A function's code, and that which it leaves to the main queue.
  private static func turns(of body: [Statement]) -> [[Statement]] {
    var turns = [body]
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        LocalNames.path(of: callee) == "DispatchQueue.main.async",
        case .closure(let closure)? = arguments.last?.value.kind
      else { return }
      turns.append(closure.body)
    }
    return turns
  }

  /// The names of the closures that clients give to the objects of a public class.
  private static func handlers(of type: TypeIndex.Entry) -> [String] {
    guard isPublic(type.declaration.attributes) else { return [] }
    let isGiven = type.functions.contains { function in
      guard case .initializer = function.kind, isPublic(function.attributes) else { return false }
      return function.parameters.contains { $0.type?.arity != nil }
    }
    return type.variables.filter { variable in
      variable.isStored && !variable.attributes.isStatic && variable.type?.arity != nil
        && (isPublic(variable.attributes) || isGiven) && !asks(variable.name)
    }.map(\.name)
  }

  /// Whether a closure is named for what comes first, or for the client's leave.
  private static func asks(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasPrefix("will") || lower.contains("should")
  }

  /// A dismissal with animation that an object asks for that is no controller.
  private static func closesPage(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard CallFinder.baseName(of: callee) == "dismiss", !MethodUses.isOfSelf(callee),
      let animated = arguments.first(where: { $0.label == "animated" })
    else { return false }
    if case .bool(true) = animated.value.kind { return true }
    return false
  }

  /// `onChoice?(x)`, `self.onChoice(x)`, `item.handler?(item)`
  private static func isHandler(_ callee: Expression, _ own: Set<String>, _ others: Set<String>) -> Bool {
    guard let name = CallFinder.baseName(of: callee) else { return false }
    if MethodUses.isOfSelf(callee) { return own.contains(name) }
    guard case .member = MethodUses.bare(callee).kind else { return false }
    return others.contains(name)
  }

  private static func isPublic(_ attributes: Attributes) -> Bool { [.public, .open].contains(attributes.access) }

  /// What UIKit calls comes at its own time.
  private static func isAsked(_ function: Function) -> Bool {
    guard case .function = function.kind else { return false }
    return !function.attributes.isOverride && !function.attributes.isStatic
  }

  private static let goingOn = Assumption(
    text: "a client presents something when it is told", confidence: .possible, location: nil, kind: .configuration)

  /// Whether the page sends `dismiss` to itself after the call: what the client has presented on it by then is closed in its
  /// stead (DG-01).
  private static func closesItself(after place: SourceSpan, _ type: TypeIndex.Entry) -> Bool {
    guard let function = type.functions.first(where: { $0.span.contains(place) }) else { return false }
    var isFound = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .dismiss,
        request.receiver == "self", expression.span.start > place.start
      else { return }
      isFound = true
    }
    return isFound
  }

  private static func cause(_ span: SourceSpan, closesNext: Bool) -> RootCause {
    RootCause(
      rule: rule, check: .requestIsInProgress,
      message: "the client is told before the controller has gone: what it presents then is refused", span: span,
      alsoBreaks: closesNext ? [.TV603] : [])
  }
}
