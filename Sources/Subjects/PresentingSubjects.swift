import Machine
import Program

/// Who presents without being the view controller that does: coordinators, views, routers written as extensions; and
/// controllers that leave the request to a segue or to others.
extension SubjectFinder {
  /// An object whose methods present in a style or with a delegate of the app's own.
  package func presentingObject(_ entry: TypeIndex.Entry) -> Candidate? {
    let triggers = withoutAnswers(styledPresentations(of: entry), of: entry)
    if triggers.isEmpty { return nil }
    return Candidate(kind: .presenter, entry: entry, role: .presentingObject(triggers: triggers))
  }

  /// Without private methods that only a page calls which another one of them shows: nobody else comes to them.
  private func withoutAnswers(_ triggers: [Function], of entry: TypeIndex.Entry) -> [Function] {
    let flow = FlowMethods(of: entry, opening: triggers, self)
    return triggers.filter { function in
      !HelperMethods.isPrivate(function) || helpers.isCalled(function, in: entry)
        || !triggers.contains { opener in
          !HelperMethods.isPrivate(opener)
            && flow.answers(to: opener).contains { $0.nameSpan == function.nameSpan }
        }
    }
  }

  /// Custom presentations of an object: where it does not say in the method itself in which style or with which delegate,
  /// its helpers do, which only its own methods call.
  func styledPresentations(of entry: TypeIndex.Entry) -> [Function] {
    let direct = Set(customPresentations(of: entry).map(\.nameSpan))
    let bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    return triggers(of: entry, calling: [("present", "animated")]).filter { function in
      if direct.contains(function.nameSpan) { return true }
      return CallFinder.assigns(
        ["transitioningDelegate", "modalPresentationStyle"], in: TriggerGroups.reached(from: function, bodies))
    }
  }

  /// A transitioning delegate whose methods present and remember for what, or wire the gesture that dismisses: it is
  /// explored through them, since its answers rest on what they leave behind.
  func presentingDelegate(_ entry: TypeIndex.Entry) -> Candidate? {
    let triggers = preparedRequests(of: entry, calling: [("present", "animated")])
    if triggers.isEmpty { return nil }
    return Candidate(kind: .presenter, entry: entry, role: .presentingObject(triggers: triggers))
  }

  /// A delegate that nobody asks but after a method of its own: by itself it is explored only if that comes to nothing.
  func isSetUpByItself(_ candidate: Candidate) -> Bool {
    guard case .part = candidate.role, !index.ancestors(of: candidate.entry).contains("UIViewController") else {
      return false
    }
    let calls =
      switch candidate.kind {
      case .transitioningDelegate: [("present", "animated")]
      case .navigationDelegate: [("pushViewController", "animated")]
      default: [(name: String, label: String)]()
      }
    return !calls.isEmpty && !preparedRequests(of: candidate.entry, calling: calls).isEmpty
  }

  /// Methods that make such a request and, before it, assign a property of the object or add a gesture.
  private func preparedRequests(
    of entry: TypeIndex.Entry, calling calls: [(name: String, label: String)]
  ) -> [Function] {
    let stored = entry.variables.filter { $0.isStored && $0.isMutable && !$0.attributes.isStatic }.map(\.name)
    var seen: Set<String> = []
    return triggers(of: entry, calling: calls).filter { function in
      let body = function.body ?? []
      return !InferredRole.isRequirement(function.fullName) && !function.parameters.contains(where: Self.isRecogniser)
        && (CallFinder.assigns(Set(stored), in: body) || CallFinder.calls("addGestureRecognizer", in: body))
        && seen.insert(function.fullName).inserted
    }
  }

  private static func isRecogniser(_ parameter: Parameter) -> Bool {
    guard case .named(let type, _)? = parameter.type?.unwrapped else { return false }
    return type.hasSuffix("GestureRecognizer")
  }

  /// A protocol, or a type that nobody declares, whose extension presents from a controller that it names.
  package func presentingExtension(_ entry: TypeIndex.Entry) -> Candidate? {
    guard entry.declaration.kind == .protocol || entry.declaration.kind == .extension else { return nil }
    for trigger in customPresentations(of: entry) {
      guard let receiver = PresentationCall(in: trigger)?.receiver,
        !trigger.parameters.contains(where: { $0.name == receiver })
      else { continue }
      return Candidate(
        kind: .presenter, entry: entry, role: .presentingExtension(receiver: receiver, trigger: trigger))
    }
    return nil
  }

  /// Methods that the sources add to every view controller and that present in a way of the app's own. Those that the
  /// sources call are explored through their callers, and by themselves where no run comes to them.
  func controllerExtensions(called: Set<String>) -> [Candidate] {
    let controllers = index.entries.filter { !$0.isSubject && $0.name == "UIViewController" }
    return controllers.flatMap { entry in
      customPresentations(of: entry).compactMap { function -> Candidate? in
        guard index.isSubject(file: Int(function.span.file)) else { return nil }
        let isPublic = [.public, .open].contains(function.attributes.access)
        var place = entry
        place.file = Int(function.span.file)
        place.declaration.nameSpan = function.nameSpan
        return Candidate(
          kind: .presenter, entry: place, role: .controllerExtension(trigger: function),
          isVended: called.contains(function.name) && !isPublic)
      }
    }
  }

  /// In a style or with a delegate of the app's own, or after another request that may still be on its way.
  func customPresentations(of entry: TypeIndex.Entry) -> [Function] {
    triggers(of: entry, calling: [("present", "animated")]).filter { function in
      let body = function.body ?? []
      return CallFinder.assigns(["transitioningDelegate", "modalPresentationStyle"], in: body)
        || RequestCount.most(in: body) > 1 || setters.contains { CallFinder.calls($0, in: body) }
    }
  }

  /// A controller that prepares the destinations of its segues for a transition of its own: once for each class of the
  /// sources that it says they are of.
  func segueSources(_ entry: TypeIndex.Entry) -> [Candidate] {
    // Where a storyboard shows the segues, they are triggers like other methods.
    guard !entry.hasScenes, let source = segueSource(entry) else { return [] }
    let destinations = SegueDestinations(of: entry, in: index).presented
    if destinations.isEmpty { return [source] }
    return destinations.prefix(Self.mostDestinations).map { destination in
      Candidate(kind: .viewController, entry: entry, role: .segueSource(destination))
    }
  }

  /// The same, where the stack around the controller gets a delegate: its segues push.
  func segueShowers(_ entry: TypeIndex.Entry) -> [Candidate] {
    if entry.hasScenes { return [] }
    let destinations = SegueDestinations(of: entry, in: index)
    if !destinations.preparesStack { return [] }
    let shown = destinations.shown.prefix(Self.mostDestinations).map { Optional($0) }
    return (shown.isEmpty ? [nil] : shown).map { destination in
      Candidate(kind: .viewController, entry: entry, role: .segueShower(destination))
    }
  }

  private static let mostDestinations = 3

  private func segueSource(_ entry: TypeIndex.Entry) -> Candidate? {
    let prepares = entry.functions.contains { function in
      guard function.fullName == "prepare(for:sender:)", let body = function.body else { return false }
      return CallFinder.assigns(["transitioningDelegate", "modalPresentationStyle"], in: body)
        || CallFinder.listensToOthers(in: body)
    }
    return prepares ? Candidate(kind: .viewController, entry: entry, role: .segueSource(nil)) : nil
  }
}

/// A call of `present(_:animated:)` in a function: who presents, and what.
package struct PresentationCall {
  /// The name of the property or parameter that presents.
  package var receiver: String?
  /// The name of what is presented.
  package var presented: String?

  package init?(in function: Function) {
    var found: (receiver: String?, presented: String?)?
    Walk.expressions(in: function.body ?? []) { expression in
      guard found == nil, case .call(let callee, let arguments) = expression.kind,
        CallFinder.baseName(of: callee) == "present", arguments.contains(where: { $0.label == "animated" })
      else { return }
      found = (Self.receiver(of: callee), arguments.first.flatMap { Self.name(of: $0.value) })
    }
    guard let found else { return nil }
    (receiver, presented) = found
  }

  package static func receiver(of callee: Expression) -> String? {
    switch callee.kind {
    case .member(let base, _): name(of: base)
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): receiver(of: inner)
    default: nil
    }
  }

  /// `x`, `self.x`, `x?`, `x!`.
  package static func name(of expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): return name
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return name(of: inner)
    case .member(let base, let name):
      if case .selfReference = base.kind { return name }
      return nil
    default: return nil
    }
  }

  /// Whether the function assigns its parameter to somebody's transitioning delegate.
  package static func isDelegate(_ parameter: Parameter, in function: Function) -> Bool {
    var found = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .assign(let target, let value) = expression.kind,
        CallFinder.baseName(of: target) == "transitioningDelegate"
      else { return }
      if name(of: value) == parameter.name { found = true }
    }
    return found
  }
}
