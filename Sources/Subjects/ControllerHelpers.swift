import Program

/// Methods that the sources add to every view controller and that present in a way of the app's own: whoever calls one
/// presents.
struct ControllerHelpers {
  private var byName: [String: [Function]] = [:]

  init(_ functions: [Function]) { byName = Dictionary(grouping: functions, by: \.name) }

  /// Whether the statements call one of them.
  ///
  /// - Parameter isOfSelf: Only what is asked of `self` counts.
  func areCalled(in statements: [Statement], ofSelf isOfSelf: Bool = false) -> Bool {
    if byName.isEmpty { return false }
    var found = false
    Walk.expressions(in: statements) { expression in
      guard !found, case .call(let callee, let arguments) = expression.kind,
        !isOfSelf || MethodUses.isOfSelf(callee),
        let functions = CallFinder.baseName(of: callee).flatMap({ byName[$0] })
      else { return }
      found = functions.contains { Self.fits($0, arguments) }
    }
    return found
  }

  /// Labels are compared, and what has a default may be missing; so may a label, where a closure trails.
  static func fits(_ function: Function, _ arguments: [Argument]) -> Bool {
    var rest = arguments[...]
    for parameter in function.parameters {
      if let next = rest.first, next.label == parameter.label || isTrailing(next, parameter) {
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil && !parameter.isVariadic {
        return false
      }
    }
    return rest.isEmpty
  }

  private static func isTrailing(_ argument: Argument, _ parameter: Parameter) -> Bool {
    guard argument.label == nil, case .closure = argument.value.kind, case .function? = parameter.type?.unwrapped else {
      return false
    }
    return true
  }
}
