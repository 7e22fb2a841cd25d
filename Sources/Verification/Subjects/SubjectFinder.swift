import Program

/// Finds what there is to explore in the sources, by conformances, never by names (DESIGN, section 5).
struct SubjectFinder {
  let index: TypeIndex

  /// A class and the role in which it is explored.
  struct Candidate {
    var kind: SubjectDescription.Kind
    var entry: TypeIndex.Entry
    var role: Role
  }

  /// What a class stands for in its scenario.
  enum Role {
    /// An object of its own: a delegate, an animator, a controller, a scenario.
    case part
    /// A view controller that sets its own transitioning delegate, or dismisses itself by a gesture: it is presented.
    case presented
    /// A view controller that says when it may be pulled away: it is presented as a sheet.
    case sheetContent
    /// A view controller whose methods present others: it is the presenter, and calling them is an event.
    case presenter(triggers: [Function])
    /// A view controller whose methods push others: it is at the bottom of a stack, and calling them is an event.
    case pusher(triggers: [Function])
    /// A view controller that pops itself by a gesture or is its navigation controller's delegate: it is pushed.
    case pushed
    /// A view controller that contains others: it is presented, and calling what changes its children is an event.
    case container(triggers: [Function])
    /// An object that handles a gesture and presents or dismisses.
    case target(handler: Function)
  }

  /// The subjects in the order of their declarations. Parts that another subject mentions are explored through it.
  func candidates() -> [Candidate] {
    let classes = index.entries.filter { $0.isSubject && $0.declaration.kind == .class }
    let all = classes.flatMap { entry in
      let others = navigationCandidates(entry) + containerCandidates(entry)
      return [candidate(entry)].compactMap { Self.isVended($0, by: others) ? nil : $0 } + others
    }
    let vendors = all.filter(\.mentionsItsParts).enumerated()
      .sorted { ($0.element.precedence, $0.offset) < ($1.element.precedence, $1.offset) }
    let vended = VendedParts(vendors: vendors.map(\.element.entry), index: index)
    return all.filter { candidate in
      switch candidate.role {
      case .part where candidate.kind != .scenario: !vended.contains(candidate.entry)
      case .target: !vended.contains(candidate.entry)
      case .presented, .pushed, .container, .sheetContent: !vended.contains(candidate.entry)
      case .presenter, .pusher: !vended.isInScenario(candidate.entry)
      case .part: true
      }
    }
  }

  /// An animator that is the delegate of a navigation or tab bar controller besides animates for that.
  private static func isVended(_ candidate: Candidate?, by others: [Candidate]) -> Bool {
    candidate?.kind == .animator && others.contains { [.navigationDelegate, .tabBarDelegate].contains($0.kind) }
  }

  private func candidate(_ entry: TypeIndex.Entry) -> Candidate? {
    let ancestors = index.ancestors(of: entry)
    if ancestors.contains("Scenario") { return Candidate(kind: .scenario, entry: entry, role: .part) }
    if ancestors.contains("UIViewController") { return viewController(entry, ancestors: ancestors) }
    if ancestors.contains(Self.delegate) {
      return Candidate(kind: .transitioningDelegate, entry: entry, role: .part)
    }
    for (name, kind) in Self.parts where ancestors.contains(name) {
      return Candidate(kind: kind, entry: entry, role: .part)
    }
    return gestureHandler(of: entry).map { Candidate(kind: .gestureTarget, entry: entry, role: .target(handler: $0)) }
      ?? presentationDelegate(entry, ancestors: ancestors)
  }

  private func viewController(_ entry: TypeIndex.Entry, ancestors: Set<String>) -> Candidate? {
    let triggers = triggers(of: entry, calling: [("present", "animated")])
    if !triggers.isEmpty {
      return Candidate(kind: .viewController, entry: entry, role: .presenter(triggers: triggers))
    }
    if CallFinder.assignsOwnDelegate(entry) {
      let kind = ancestors.contains(Self.delegate) ? SubjectDescription.Kind.transitioningDelegate : .viewController
      return Candidate(kind: kind, entry: entry, role: .presented)
    }
    return gestureHandler(of: entry).map { _ in Candidate(kind: .gestureTarget, entry: entry, role: .presented) }
      ?? sheetContent(entry, ancestors: ancestors)
  }

  /// Methods whose text calls one of the functions with the label; overrides and static methods left out.
  func triggers(of entry: TypeIndex.Entry, calling calls: [(name: String, label: String)]) -> [Function] {
    entry.functions.filter { function in
      guard case .function = function.kind, !function.attributes.isOverride, !function.attributes.isStatic,
        let body = function.body
      else { return false }
      return !isPresentationCallback(function)
        && calls.contains { CallFinder.calls($0.name, labelled: $0.label, in: body) }
    }
  }

  /// The first method that takes a recogniser and presents or dismisses, or whatever else is named.
  func gestureHandler(of entry: TypeIndex.Entry, calling names: [String] = ["dismiss", "present"]) -> Function? {
    entry.functions.first { function in
      guard case .named(let type, _)? = function.parameters.first?.type?.unwrapped, type.hasSuffix("GestureRecognizer"),
        let body = function.body
      else { return false }
      return names.contains { CallFinder.calls($0, labelled: "animated", in: body) }
    }
  }

  static let delegate = "UIViewControllerTransitioningDelegate"

  private static let parts: [(String, SubjectDescription.Kind)] = [
    ("UIPresentationController", .presentationController),
    ("UIViewControllerAnimatedTransitioning", .animator),
    ("UIViewControllerInteractiveTransitioning", .interactionController),
  ]
}

extension SubjectFinder.Candidate {
  /// Through whom classes that mention each other are explored: who shows others, then who is shown.
  fileprivate var precedence: Int {
    switch role {
    case .presenter, .pusher: 0
    case .presented, .pushed, .container, .sheetContent: 1
    case .part, .target: 2
    }
  }

  /// Whether the classes that this one mentions take part in its exploration.
  fileprivate var mentionsItsParts: Bool {
    switch role {
    case .presented, .presenter, .pusher, .pushed, .container, .sheetContent: true
    case .part: ![.animator, .presentationController, .interactionController, .presentationDelegate].contains(kind)
    case .target: false
    }
  }
}
