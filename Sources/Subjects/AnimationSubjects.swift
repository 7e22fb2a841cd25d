import Diagnostics
import Program

/// Functions and closures that animate and complete a transition whose context somebody hands to them: animators of
/// wrapper frameworks, whose classes need not be among the sources.
extension SubjectFinder {
  package static let context = "UIViewControllerContextTransitioning"

  /// Methods of classes that are no animators themselves; those that the sources call are explored through their callers.
  package func animations(of entry: TypeIndex.Entry, called: Set<String>) -> [Candidate] {
    let ancestors = index.ancestors(of: entry)
    if !ancestors.isDisjoint(with: Self.transitionRoles) || entry.declaration.kind == .extension { return [] }
    let work = ContextWork(entry)
    let methods = entry.functions.filter { function in
      guard case .function = function.kind, ![.private, .fileprivate].contains(function.attributes.access) else {
        return false
      }
      // What overrides a method of a superclass of the sources is called by that; what ends or follows an interaction comes
      // after something else has begun the transition.
      if !CamelCase.words(of: function.name).isDisjoint(with: Self.laterWords) { return false }
      return (!function.attributes.isOverride || index.isOpenEnded(entry)) && work.completes(function)
    }
    return methods.map { function in
      Candidate(
        kind: .animation, entry: entry, role: .animation(.function(function)),
        isVended: called.contains(function.name) && !function.attributes.isOverride)
    } + [worker(entry, work)].compactMap(\.self)
  }

  private static let laterWords: Set<String> = [
    "cancel", "cancelled", "canceled", "finish", "finished", "complete", "completed", "end", "ended", "update",
    "updated", "change", "changed", "did",
  ]

  /// A class that is made for each transition, and begins to animate as soon as it is made.
  private func worker(_ entry: TypeIndex.Entry, _ work: ContextWork) -> Candidate? {
    guard entry.declaration.kind == .class, let initialiser = work.startingInitialiser() else { return nil }
    return Candidate(
      kind: .animation, entry: entry, role: .animation(.worker(initialiser)), isVended: mentions.isMade(entry))
  }

  /// Methods that the sources add to every context: they set a transition up, or animate it.
  func contextExtensions(called: Set<String>) -> [Candidate] {
    let contexts = index.entries.filter { !$0.isSubject && $0.name == Self.context }
    return contexts.flatMap { entry in
      var names: Set<String> = []
      return entry.functions.compactMap { function -> Candidate? in
        guard case .function = function.kind, index.isSubject(file: Int(function.span.file)),
          ![.private, .fileprivate].contains(function.attributes.access), !function.attributes.isStatic,
          Self.setsUp(function) || entry.functions.contains(where: { $0.name == function.name && Self.setsUp($0) }),
          names.insert(function.fullName).inserted
        else { return nil }
        var place = entry
        place.file = Int(function.span.file)
        place.declaration.nameSpan = function.nameSpan
        return Candidate(
          kind: .animation, entry: place, role: .animation(.contextMethod(function)),
          isVended: called.contains(function.name))
      }
    }
  }

  /// Whether a method of a context changes what the transition shows.
  private static func setsUp(_ function: Function) -> Bool {
    ["addSubview", "insertSubview", "completeTransition"].contains { CallFinder.calls($0, in: function.body ?? []) }
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
      if ContextWork.completes(closure.parameters[0].name, in: closure.body) { found = expression }
    }
    return found
  }

  /// Base names of everything that the sources call.
  package func calledNames() -> Set<String> {
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
