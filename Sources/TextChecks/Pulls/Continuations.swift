import Program
import Subjects

/// What awaits an answer in the code around it: `withCheckedContinuation { continuation in … }`.
enum Continuations {
  /// The names that closures have for continuations.
  static func names(in body: [Statement]) -> Set<String> {
    var found: Set<String> = []
    Walk.expressions(in: body) { expression in
      guard let closure = closure(of: expression), let continuation = closure.parameters.first else { return }
      found.insert(continuation.name)
    }
    return found
  }

  /// The closure that has the continuation, where the expression is such a call.
  static func closure(of expression: Expression) -> Closure? {
    guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
      name.hasPrefix("with"), name.hasSuffix("Continuation"), case .closure(let closure)? = arguments.last?.value.kind
    else { return nil }
    return closure
  }

  static func isNamedSo(_ name: some StringProtocol) -> Bool { name.lowercased().contains("continuation") }
}
