import Program
import Subjects

extension TappedAnswers {
  /// Whether a pull asks for it, and nothing else does.
  func isOfRefreshing(_ function: Function) -> Bool {
    if DirectWork(function.body ?? []).expressions.contains(where: Self.endsRefreshing) { return false }
    if case .named("UIRefreshControl", _)? = function.parameters.first?.type?.unwrapped { return true }
    var senders: [String] = []
    for body in HelperMethods.bodies(of: type) {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          arguments.contains(where: { Self.isSelector($0, of: function) })
        else { return }
        senders.append(CallFinder.baseName(of: callee) == "addTarget" ? Self.receiver(of: callee) : "")
      }
    }
    return !senders.isEmpty && senders.allSatisfy { $0.lowercased().contains("refresh") }
  }

  private static func endsRefreshing(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    return CallFinder.baseName(of: callee) == "endRefreshing"
  }

  private static func isSelector(_ argument: Argument, of function: Function) -> Bool {
    guard case .selector(let name) = argument.value.kind else { return false }
    return name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) == function.name
  }

  /// `refreshControl` of `tableView.refreshControl?.addTarget`
  private static func receiver(of callee: Expression) -> String {
    guard case .member(let base, _) = MethodUses.bare(callee).kind else { return "" }
    return CallFinder.baseName(of: base) ?? ""
  }

  static func conditions(of body: [Statement]) -> Set<String> {
    var asked: [Condition] = []
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .guard(let conditions, _): asked += conditions
      case .if(let branch): asked += branch.conditions
      default: break
      }
    }
    return AppEvents.mentioned(in: asked)
  }

  /// - Parameter constantsOnly: only what becomes nil, true or false.
  static func assigned(in body: [Statement], constantsOnly: Bool = false) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, let path = LocalNames.path(of: target) else {
        return
      }
      switch value.kind {
      case .nil, .bool: names.insert(path)
      default: if !constantsOnly { names.insert(path) }
      }
    }
    return names
  }
}
