import Diagnostics
import Machine
import Program

/// What UIKit calls of a class that takes part in transitions: whether it has run shows whether the class was explored.
package struct TransitionDuties {
  let index: TypeIndex

  package init(index: TypeIndex) { self.index = index }

  /// The places of the names of those functions: the class's own and those of its superclasses in the sources. Of a class
  /// without any, the handlers of its gestures, or all its methods; none for a class that only answers questions by
  /// properties.
  package func places(of entry: TypeIndex.Entry) -> [SourceSpan] {
    let own = index.lineage(of: entry).filter(\.isSubject).flatMap(\.functions).filter { function in
      if case .function = function.kind { return function.body?.isEmpty == false }
      return false
    }
    let required = own.filter { InferredRole.isRequirement($0.fullName) }
    // Of one that handles a gesture nothing is known before that has come.
    let handlers = own.filter { $0.parameters.count == 1 && Self.isGesture($0.parameters[0]) }
    return [required, handlers, own].first { !$0.isEmpty }?.map(\.nameSpan) ?? []
  }

  /// Of those the class's own, or else all its own methods: a sibling that has run what both inherit has shown nothing of
  /// them.
  private func ownPlaces(of entry: TypeIndex.Entry) -> [SourceSpan] {
    let places = places(of: entry)
    let own = entry.functions.filter { function in
      if case .function = function.kind { return function.body?.isEmpty == false && !function.attributes.isStatic }
      return false
    }.map(\.nameSpan)
    if own.isEmpty { return places }
    let known = Set(own)
    let required = places.filter(known.contains)
    return required.isEmpty ? own : required
  }

  private static func isGesture(_ parameter: Parameter) -> Bool {
    guard case .named(let name, _)? = parameter.type?.unwrapped else { return false }
    return name.hasSuffix("GestureRecognizer")
  }

  package func fallback(for candidate: SubjectFinder.Candidate) -> SubjectDescription.Fallback {
    SubjectDescription.Fallback(duties: duties(of: candidate), stage: stage(of: candidate.kind))
  }

  private func duties(of candidate: SubjectFinder.Candidate) -> [SourceSpan] {
    if case .controllerExtension(let trigger) = candidate.role { return [trigger.nameSpan] }
    if case .presentingObject(let triggers) = candidate.role { return triggers.map(\.nameSpan) }
    guard case .animation(let animation) = candidate.role else {
      return vending(candidate) ?? ownPlaces(of: candidate.entry)
    }
    switch animation {
    case .function(let function), .worker(let function), .contextMethod(let function): return [function.nameSpan]
    case .closure(let closure, _): return [closure.span]
    }
  }

  /// A stack that vends animators, or its delegate, is explored where pages come and go: whoever shows the stack only hears
  /// that its first page is there.
  private func vending(_ candidate: SubjectFinder.Candidate) -> [SourceSpan]? {
    guard [.navigationController, .navigationDelegate].contains(candidate.kind) else { return nil }
    return index.lineage(of: candidate.entry).filter(\.isSubject).flatMap(\.functions)
      .first { $0.fullName == "navigationController(_:animationControllerFor:from:to:)" && $0.body?.isEmpty == false }
      .map { [$0.nameSpan] }
  }

  private func stage(of kind: SubjectDescription.Kind) -> Int {
    switch kind {
    case .animator, .interactionController, .presentationController, .animation, .gestureTarget, .presentationDelegate:
      2
    default: 1
    }
  }

  /// The classes of the sources that play a part in transitions by what they are or conform to.
  package func transitionClasses() -> [TypeIndex.Entry] {
    index.entries.filter { entry in
      guard entry.isSubject, entry.declaration.kind == .class, !index.isTest(file: entry.file) else { return false }
      let ancestors = index.ancestors(of: entry)
      return !ancestors.contains("Scenario") && !ancestors.isDisjoint(with: Self.roles)
    }
  }

  private static let roles: Set<String> = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning", "UIPresentationController",
    "UIViewControllerTransitioningDelegate", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
  ]
}
