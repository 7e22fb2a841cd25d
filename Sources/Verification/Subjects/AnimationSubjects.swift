import Diagnostics
import Program

/// Functions and closures that animate and complete a transition whose context somebody hands to them: animators of
/// wrapper frameworks, whose classes need not be among the sources.
extension SubjectFinder {
  static let context = "UIViewControllerContextTransitioning"

  /// Methods of classes that are no animators themselves, and that nobody in the sources calls.
  func animations(of entry: TypeIndex.Entry, called: Set<String>) -> [Candidate] {
    let ancestors = index.ancestors(of: entry)
    if !ancestors.isDisjoint(with: Self.transitionRoles) || entry.declaration.kind == .extension { return [] }
    return entry.functions.compactMap { function in
      guard case .function = function.kind, !function.attributes.isOverride, !called.contains(function.name),
        ![.private, .fileprivate].contains(function.attributes.access),
        let parameter = function.parameters.first(where: { $0.isContext }),
        Self.completes(parameter.name, in: function.body ?? [])
      else { return nil }
      return Candidate(kind: .animation, entry: entry, role: .animation(.function(function)))
    }
  }

  /// Closures that take a context, complete it, and are the value of a static property, or an argument in it.
  func animationClosures(of entry: TypeIndex.Entry) -> [Candidate] {
    entry.variables.filter { $0.attributes.isStatic }.compactMap { variable in
      guard let closure = Self.closure(in: variable.value) else { return nil }
      return Candidate(
        kind: .animation, entry: entry, role: .animation(.closure(closure, name: "\(entry.name).\(variable.name)")))
    }
  }

  private static func closure(in value: Expression?) -> Expression? {
    guard let value else { return nil }
    var found: Expression?
    Walk.expressions(in: [Statement(.expression(value), value.span)]) { expression in
      guard found == nil, case .closure(let closure) = expression.kind, closure.parameters.count == 1 else { return }
      if completes(closure.parameters[0].name, in: closure.body) { found = expression }
    }
    return found
  }

  private static func completes(_ name: String, in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .member(let base, "completeTransition") = expression.kind else { return }
      if case .name(name) = base.kind { found = true }
    }
    return found
  }

  /// Base names of everything that the sources call.
  func calledNames() -> Set<String> {
    var names: Set<String> = []
    let note: (Expression) -> Void = { expression in
      guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee) else { return }
      names.insert(name)
    }
    for entry in index.entries where entry.isSubject {
      for function in entry.functions { Walk.expressions(in: function.body ?? [], note) }
      for variable in entry.variables {
        if let value = variable.value { Walk.expressions(in: [Statement(.expression(value), value.span)], note) }
        Walk.expressions(in: variable.accessors?.getter ?? [], note)
      }
    }
    return names
  }

  private static let transitionRoles: Set<String> = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning", "UIPresentationController",
    "UIViewControllerTransitioningDelegate", "UIViewController", "Scenario",
  ]
}

extension Parameter {
  fileprivate var isContext: Bool {
    if case .named(SubjectFinder.context, _)? = type?.unwrapped { return true }
    return false
  }
}
