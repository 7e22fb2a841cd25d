import Diagnostics
import Program
import Subjects

/// The code of a class that UIKit calls when an alert has gone: the handlers of the alert's actions, and the methods that
/// nobody but those call.
///
/// A tap on an action dismisses the alert, and the handler comes in the completion of that: dismissing the alert once more in
/// there finds nothing to dismiss (DG-04).
struct AlertHandlers {
  private let type: TypeIndex.Entry
  private let index: TypeIndex
  /// By the place of a closure: the alerts whose actions have it as their handler.
  private var handlers: [SourceSpan: Set<String>] = [:]

  init(of type: TypeIndex.Entry, in index: TypeIndex) {
    self.type = type
    self.index = index
    for body in HelperMethods.bodies(of: type) { collect(in: body) }
  }

  /// The alerts that have gone, by the names of who holds them, when a closure of the class runs.
  func gone(before closure: SourceSpan) -> Set<String> {
    handlers.filter { $0.key.contains(closure) }.reduce(into: []) { $0.formUnion($1.value) }
  }

  /// … when a method of the class runs: those of all that call it.
  func gone(before method: Function) -> Set<String> {
    if handlers.isEmpty || !Set(method.attributes.names).isDisjoint(with: ["objc", "IBAction"]) { return [] }
    var all: Set<String>?
    for user in index.entries where user.isSubject {
      for body in HelperMethods.bodies(of: user) {
        for place in Self.mentions(of: method, in: body) {
          let gone = user.id == type.id ? gone(before: place) : []
          all = all?.intersection(gone) ?? gone
          if all?.isEmpty == true { return [] }
        }
      }
    }
    return all ?? []
  }

  /// Where code may mean the method: a call with other labels means another one.
  private static func mentions(of method: Function, in body: [Statement]) -> [SourceSpan] {
    let labels = method.parameters.map(\.label)
    var places: [SourceSpan] = []
    var others: Set<SourceSpan> = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        let own = arguments.filter { !$0.isTrailing }.map(\.label)
        if !own.allSatisfy(labels.contains) { others.insert(MethodUses.bare(callee).span) }
      case .name(method.name), .member(_, method.name): places.append(expression.span)
      case .selector(let selector) where selector.hasPrefix(method.name): places.append(expression.span)
      default: break
      }
    }
    return places.filter { !others.contains($0) }
  }

  /// `alert.addAction(UIAlertAction(title: …) { … })`, or an action that was made before.
  private mutating func collect(in body: [Statement]) {
    guard CallFinder.calls("addAction", in: body) else { return }
    let aliases = LocalNames.aliases(in: body)
    var actions: [String: SourceSpan] = [:]
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        let handler = variable.value.flatMap(Self.handler)
      else { return }
      actions[name] = handler
    }
    var found: [(SourceSpan, String)] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1,
        case .member(let owner, "addAction") = MethodUses.bare(callee).kind,
        let alert = LocalNames.path(of: owner, aliases)
      else { return }
      if let handler = Self.handler(arguments[0].value) { found.append((handler, alert)) }
      if case .name(let name) = arguments[0].value.kind, let handler = actions[name] { found.append((handler, alert)) }
    }
    for (handler, alert) in found { handlers[handler, default: []].insert(alert) }
  }

  /// The place of the closure that an action calls.
  private static func handler(_ action: Expression) -> SourceSpan? {
    guard case .call(let callee, let arguments) = action.kind, CallFinder.baseName(of: callee) == "UIAlertAction",
      let last = arguments.last, case .closure = last.value.kind
    else { return nil }
    return last.value.span
  }
}
