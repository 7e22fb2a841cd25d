import Diagnostics
import Program

/// How many requests to present or dismiss a function makes on one way through it: the second one is refused where the
/// first is still on its way.
package enum RequestCount {
  /// What closures request comes later, and does not count.
  package static func most(in statements: [Statement]) -> Int { ways(through: statements).most }

  /// Whether the function closes what its own controller presents, and does not wait for the end of that.
  package static func dismissesOwn(in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .call(let callee, let arguments) = expression.kind, CallFinder.baseName(of: callee) == "dismiss",
        arguments.count == 1, arguments[0].label == "animated", MethodUses.isOfSelf(callee)
      else { return }
      found = true
    }
    return found
  }

  /// `goesOn`: the most of a way that comes to the end; nil when each leaves before.
  private static func ways(through statements: [Statement]) -> (most: Int, goesOn: Int?) {
    var most = 0
    var sum = 0
    for statement in statements {
      let branches: [[Statement]]
      switch statement.kind {
      case .if(let branch):
        sum += requests(in: branch.conditions.compactMap(\.value))
        branches = [branch.then, branch.otherwise]
      case .switch(_, let choice): branches = choice.cases.map(\.body)
      case .guard(_, let otherwise): branches = [otherwise, []]
      case .forIn(_, _, _, _, let body), .while(_, _, let body), .do(_, let body, _): branches = [body]
      case .function, .type: branches = []
      default:
        sum += requests(in: [statement])
        branches = []
        if leaves(statement) { return (max(most, sum), nil) }
      }
      if branches.isEmpty { continue }
      let ways = branches.map(ways)
      most = max(most, sum + (ways.map(\.most).max() ?? 0))
      guard let further = ways.compactMap(\.goesOn).max() else { return (most, nil) }
      sum += further
    }
    return (max(most, sum), sum)
  }

  private static func leaves(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .return, .throw, .break, .continue: true
    default: false
    }
  }

  private static func requests(in values: [Expression]) -> Int {
    requests(in: values.map { Statement(.expression($0), $0.span) })
  }

  private static func requests(in statements: [Statement]) -> Int {
    var places: Set<SourceSpan> = []
    var later: Set<SourceSpan> = []
    Walk.expressions(in: statements) { expression in
      if case .closure(let closure) = expression.kind { later.formUnion(calls(in: closure.body)) }
      if isRequest(expression) { places.insert(expression.span) }
    }
    return places.subtracting(later).count
  }

  private static func calls(in statements: [Statement]) -> Set<SourceSpan> {
    var places: Set<SourceSpan> = []
    Walk.expressions(in: statements) { if isRequest($0) { places.insert($0.span) } }
    return places
  }

  private static func isRequest(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee) else {
      return false
    }
    return ["present", "dismiss"].contains(name) && arguments.contains { $0.label == "animated" }
  }
}

extension Condition {
  fileprivate var value: Expression? {
    switch self {
    case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value): value
    case .available: nil
    }
  }
}
