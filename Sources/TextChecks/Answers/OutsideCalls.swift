import Program
import Subjects

/// What of a page others call from any thread, so that it hands on to the main queue: the user goes on in the meantime, and
/// has asked for nothing.
enum OutsideCalls {
  /// Methods of which everything is handed on, that the type itself never calls: a manager tells the page.
  static func functions(of type: TypeIndex.Entry) -> [Function] {
    let bodies = HelperMethods.bodies(of: type)
    return type.functions.filter { function in
      guard case .function = function.kind, let body = function.body, body.count == 1,
        !function.attributes.isOverride, !function.attributes.isStatic,
        !LateRequests.isTapped(function) || isNoted(function), case .expression(let only) = body[0].kind, handsOn(only)
      else { return false }
      return !bodies.contains { CallFinder.calls(function.name, in: $0) }
    }
  }

  /// Whether a notification calls it, as its parameter says.
  private static func isNoted(_ function: Function) -> Bool {
    guard function.parameters.count == 1, case .named(let name, _)? = function.parameters[0].type?.unwrapped else {
      return false
    }
    return ["Notification", "NSNotification"].contains(name)
  }

  /// Closures that are left with an object which watches something, such as the connection, and that hand on.
  static func closures(of expression: Expression) -> [Closure] {
    guard case .assign(let target, let value) = expression.kind, case .closure(let closure) = value.kind,
      case .member(let base, let name) = MethodUses.bare(target).kind
    else { return [] }
    if case .selfReference = MethodUses.bare(base).kind { return [] }
    let watches = name.lowercased().contains("reachable")
    guard watches || closure.body.count == 1 else { return [] }
    if watches { return [closure] }
    guard case .expression(let only) = closure.body[0].kind else { return [] }
    return handsOn(only) ? [closure] : []
  }

  /// `DispatchQueue.main.async { }`
  private static func handsOn(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind,
      LocalNames.path(of: callee) == "DispatchQueue.main.async"
    else { return false }
    return arguments.contains { if case .closure = $0.value.kind { true } else { false } }
  }
}
