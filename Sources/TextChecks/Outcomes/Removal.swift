import Diagnostics
import Program
import Subjects

/// What the completion of an animation takes away.
struct Removal {
  /// `self`, `overlay`, `window`, `menu.view`.
  let path: String
  /// Whether it is hidden, not removed from its superview.
  let isHidden: Bool
  /// What the completion sets, or asks to go: who looks at one of them before showing waits for the end.
  let settled: Set<String>
  let span: SourceSpan

  /// The property that has it: of a controller's view the controller.
  fileprivate var owner: String { path.hasSuffix(".view") ? String(path.dropLast(".view".count)) : path }

  /// Whether conditions ask for what the completion settles.
  func isSettled(in conditions: [Condition]) -> Bool {
    let asked = conditions.compactMap { condition -> Expression? in
      switch condition {
      case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value): value
      case .available: nil
      }
    }
    let names = AppEvents.mentioned(in: asked.map { Statement(.expression($0), $0.span) })
    return !names.isDisjoint(with: settled.union(["superview", "isHidden", "window", "alpha"]))
  }

  /// The first one of each animation in a function.
  static func all(in function: Function, of type: TypeIndex.Entry) -> [Removal] {
    let own = owned(by: type).subtracting(function.parameters.map(\.name))
      .subtracting(LocalBinding.all(in: function.body ?? []).compactMap(Self.newName))
    var found: [Removal] = []
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        CallFinder.baseName(of: callee)?.hasPrefix("animate") == true, let closure = completion(of: arguments)
      else { return }
      if isOnce(function, in: type) { return }
      let settled = AppEvents.mentioned(in: closure.body)
      if settled.contains("completeTransition") { return }
      let removal = unconditional(in: closure.body).lazy.compactMap { Self.removal(in: $0, settled) }.first
      if let removal, own.contains(removal.owner) { found.append(removal) }
    }
    return found
  }

  private static func newName(_ binding: LocalBinding) -> String? {
    guard case .binding(let name, _) = binding.pattern.kind, name != "self" else { return nil }
    return name
  }

  /// What a function does not have of its own: what the object keeps, its view, and itself where clients have it: an app that
  /// has taken away a message makes the next one.
  private static func owned(by type: TypeIndex.Entry) -> Set<String> {
    let kept = type.variables.filter { ($0.isStored || $0.attributes.isLazy) && !$0.attributes.isStatic }
    let isOfClients = [.public, .open].contains(type.declaration.attributes.access)
    return Set(kept.map(\.name)).union(isOfClients ? ["self", "view"] : ["view"])
  }

  /// Whether the function sets a flag that it has asked for, and that nothing takes back.
  private static func isOnce(_ function: Function, in type: TypeIndex.Entry) -> Bool {
    func assigned(_ value: Bool, in body: [Statement]) -> Set<String> {
      var names: Set<String> = []
      Walk.expressions(in: body) { expression in
        guard case .assign(let target, let new) = expression.kind, case .bool(value) = new.kind,
          let name = CallFinder.baseName(of: target)
        else { return }
        names.insert(name)
      }
      return names
    }
    var asked: Set<String> = []
    Walk.statements(in: function.body ?? []) { statement in
      guard case .guard(let conditions, _) = statement.kind else { return }
      for case .expression(let value) in conditions {
        asked.formUnion(AppEvents.mentioned(in: [Statement(.expression(value), value.span)]))
      }
    }
    let set = assigned(true, in: function.body ?? []).intersection(asked)
    return !set.subtracting(type.functions.reduce(into: []) { $0.formUnion(assigned(false, in: $1.body ?? [])) })
      .isEmpty
  }

  /// The last closure where there are two, or the only one of a function of the app with a completion.
  private static func completion(of arguments: [Argument]) -> Closure? {
    guard let last = arguments.last, case .closure(let closure) = last.value.kind else { return nil }
    let closures = arguments.filter { if case .closure = $0.value.kind { true } else { false } }
    return last.label == "completion" || (last.isTrailing && (closures.count > 1 || arguments.count > 3))
      ? closure : nil
  }

  /// The statements that run whenever the completion does.
  private static func unconditional(in body: [Statement]) -> [Expression] {
    var found: [Expression] = []
    for statement in body {
      switch statement.kind {
      case .expression(let value), .return(let value?): found.append(value)
      case .guard(let conditions, _) where isOfSelf(conditions): continue
      case .variable: continue
      default: return found
      }
    }
    return found
  }

  private static func isOfSelf(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { condition in
      guard case .binding(_, _, let value, _) = condition, case .selfReference = value.kind else { return false }
      return true
    }
  }

  private static func removal(in value: Expression, _ settled: Set<String>) -> Removal? {
    switch MethodUses.bare(value).kind {
    case .call(let callee, let arguments) where arguments.isEmpty:
      guard CallFinder.baseName(of: MethodUses.bare(callee)) == "removeFromSuperview" else { return nil }
      guard case .member(let base, _) = MethodUses.bare(callee).kind else {
        return Removal(path: "self", isHidden: false, settled: settled, span: value.span)
      }
      return LocalNames.path(of: base).map {
        Removal(path: $0, isHidden: false, settled: settled, span: value.span)
      }
    case .assign(let target, let new):
      guard case .bool(true) = new.kind, case .member(let base, "isHidden") = MethodUses.bare(target).kind else {
        return nil
      }
      return LocalNames.path(of: base).map { Removal(path: $0, isHidden: true, settled: settled, span: value.span) }
    default: return nil
    }
  }
}
