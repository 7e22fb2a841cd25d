import Program

/// Finds what there is to explore in the sources, by conformances, never by names (DESIGN, section 5).
package struct SubjectFinder {
  package let index: TypeIndex
  package let mentions: Mentions
  package let abstract: AbstractClasses
  package let presentationCallbacks: Set<String>
  package let helpers: HelperMethods
  private(set) var controllerHelpers = ControllerHelpers([])
  /// Methods that the sources add to every controller and that add a child to it.
  let embeddingHelpers: ControllerHelpers
  let clients: ClientScreens
  /// See `delegateSetters`.
  let setters: Set<String>
  /// See `FlowMethods`.
  let aboves: Set<String>
  package let appEvents: AppEvents
  package let presentsAbove: Bool

  package init(index: TypeIndex, others: OtherTexts? = nil) {
    self.index = index
    mentions = Mentions(index)
    abstract = AbstractClasses(index: index, mentions: mentions)
    presentationCallbacks = Self.presentationCallbacks(in: index)
    helpers = HelperMethods(index, others: others)
    aboves = FlowMethods.aboves(in: index)
    appEvents = AppEvents(index)
    presentsAbove = Self.presentsAbove(aboves, in: index)
    let setters = Self.delegateSetters(in: index)
    self.setters = setters
    embeddingHelpers = Self.embeddingHelpers(in: index)
    clients = ClientScreens(index) { Self.presentsInOwnWay($0, of: $1, in: index, setters) }
    let controllers = index.entries.filter { !$0.isSubject && $0.name == "UIViewController" }
    controllerHelpers = ControllerHelpers(
      controllers.flatMap(customPresentations).filter { index.isSubject(file: Int($0.span.file)) })
  }

  /// A class and the role in which it is explored.
  package struct Candidate {
    package var kind: SubjectDescription.Kind
    package var entry: TypeIndex.Entry
    package var role: Role
    /// An animator for presentations that have a presentation controller of their own.
    package var isBesidePresentation = false
    /// Others make it: it is explored through them if their runs come to it.
    package var isVended = false
    /// A flow: what it shows has its own role besides.
    var isFlow = false
  }

  /// What a class stands for in its scenario.
  package enum Role {
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
    /// `adding`: the full names of those that add children.
    case container(triggers: [Function], adding: Set<String>)
    /// An object that adds children to a controller that it is given, and takes them away.
    case embedder(triggers: [Function], adding: Set<String>)
    /// A view controller that is the delegate of those whom it presents, and does not do so in its own code.
    case delegatingPresenter
    /// A view controller that prepares what its segues present: it is the presenter, and running a segue is an event.
    case segueSource(SegueDestinations.Destination?)
    /// A view controller that prepares the stack around it for what its segues push, which is an event.
    case segueShower(SegueDestinations.Destination?)
    /// A view controller that is the delegate of the tab bar controller that contains it.
    case tab
    /// An object that handles a gesture and presents or dismisses.
    case target(handler: Function)
    /// An object whose methods present on behalf of a controller: calling them is an event.
    case presentingObject(triggers: [Function])
    /// An object that presents when the app is told something, from the root of the window or from what is on top.
    case appFlow(AppFlow)
    /// The same by an extension of something that is known only to have a controller of that name.
    case presentingExtension(receiver: String, trigger: Function)
    /// An object that shows a page in a window of its own, beside the app's.
    case ownWindow(OwnWindow)
    /// A method that an extension adds to every view controller.
    case controllerExtension(trigger: Function)
    /// An object that tells a controller of its appearance when it is made.
    case appearanceCaller
    /// Code that animates and completes a transition whose context it is given.
    case animation(Animation)
  }

  package enum Animation {
    case function(Function)
    case closure(Expression, name: String)
    /// A class of which an object is made for each transition, by that initialiser.
    case worker(Function)
    /// A method that an extension adds to every context.
    case contextMethod(Function)
  }

  /// The subjects in the order of their declarations, and after them those that are explored through others: parts that
  /// another subject makes (`isVended`). Classes that are only there to be inherited from are explored through their
  /// subclasses.
  package func candidates() -> [Candidate] {
    let classes = index.entries.filter {
      !index.isTest(file: $0.file)
        && (isPartOfAStranger($0)
          || $0.isSubject && $0.declaration.kind == .class && (isScenario($0) || !abstract.contains($0)))
    }
    let found =
      classes.flatMap { entry in
        let others = navigationCandidates(entry) + containerCandidates(entry) + ownWindows(entry)
        return candidates(entry).filter { !Self.isVended($0, by: others) } + others
      } + heirs(of: classes)
    let usedOtherwise = usedOtherwise(among: found)
    let all = found.indices.filter { !usedOtherwise.contains($0) }.map { found[$0] }
    let vendors = all.filter(\.mentionsItsParts).enumerated()
      .sorted { ($0.element.precedence, $0.offset) < ($1.element.precedence, $1.offset) }
    let vended = VendedParts(vendors: vendors.map(\.element.entry), index: index, mentions: mentions)
    let ahead = TrapsAhead(vendors: vendors.map(\.element.entry), index: index, mentions: mentions)
    let used = methodsOfClients()
    let marked = all.filter { $0.kind == .scenario || !vended.isInScenario($0.entry) }.map { candidate in
      var copy = candidate
      copy.isBesidePresentation = candidate.kind == .animator && ahead.hides(candidate.entry)
      copy.isVended =
        candidate.kind != .scenario && !candidate.stands && !copy.isBesidePresentation
        && (vended.contains(candidate.entry) || isSetUpByItself(candidate))
        || candidate.isUsed(by: used)
      return copy
    }
    let wrapped = wrapped()
    return (marked + wrapped).filter { !$0.isVended } + (marked + wrapped).filter(\.isVended)
  }

  /// What does not belong to a class that has a role itself.
  private func wrapped() -> [Candidate] {
    let types = index.entries.filter { $0.isSubject && !index.isTest(file: $0.file) }
    if types.contains(where: { index.ancestors(of: $0).contains("Scenario") }) { return [] }
    let called = calledNames()
    return controllerExtensions(called: called) + contextExtensions(called: called)
      + types.flatMap { entry in
        [presentingExtension(entry), valueFlow(entry)].compactMap(\.self) + animations(of: entry, called: called)
          + animationClosures(of: entry)
      }
  }

  /// An enum or a structure with functions that present on the window: nothing else is explored of it.
  private func valueFlow(_ entry: TypeIndex.Entry) -> Candidate? {
    entry.declaration.kind == .class ? nil : appFlow(entry)
  }

  /// An extension by which a class that nobody declares conforms to a protocol of transitions.
  private func isPartOfAStranger(_ entry: TypeIndex.Entry) -> Bool {
    guard entry.isSubject, entry.declaration.kind == .extension else { return false }
    return !index.ancestors(of: entry).isDisjoint(with: [
      Self.delegate, Self.navigationDelegate, Self.tabBarDelegate, "UIViewControllerAnimatedTransitioning",
      "UIViewControllerInteractiveTransitioning",
    ])
  }

  /// An animator that is the delegate of a navigation or tab bar controller besides animates for that.
  private static func isVended(_ candidate: Candidate, by others: [Candidate]) -> Bool {
    candidate.kind == .animator && others.contains { [.navigationDelegate, .tabBarDelegate].contains($0.kind) }
  }

  private func isScenario(_ entry: TypeIndex.Entry) -> Bool { index.ancestors(of: entry).contains("Scenario") }

  package func candidates(_ entry: TypeIndex.Entry) -> [Candidate] {
    let ancestors = index.ancestors(of: entry)
    if ancestors.contains("Scenario") { return [Candidate(kind: .scenario, entry: entry, role: .part)] }
    if ancestors.contains("UIViewController") { return viewController(entry, ancestors: ancestors) }
    if ancestors.contains("UIStoryboardSegue") {
      return CallFinder.declares("perform", in: [entry]) ? [Candidate(kind: .segue, entry: entry, role: .part)] : []
    }
    if ancestors.contains(Self.delegate) {
      return [presentingDelegate(entry), Candidate(kind: .transitioningDelegate, entry: entry, role: .part)]
        .compactMap(\.self)
    }
    for (name, kind) in Self.parts where ancestors.contains(name) {
      return [Candidate(kind: kind, entry: entry, role: .part)]
    }
    let handler = gestureHandler(of: entry).map {
      Candidate(kind: .gestureTarget, entry: entry, role: .target(handler: $0))
    }
    let presenters = [presentingObject(entry)].compactMap(\.self) + flows(entry)
    let flow = [appFlow(entry, beside: presenters)].compactMap(\.self)
    let others = (presenters.isEmpty ? [appearanceCaller(entry)].compactMap(\.self) : presenters) + flow
    return [handler ?? presentationDelegate(entry, ancestors: ancestors), embedder(entry)].compactMap(\.self) + others
  }

  package static let delegate = "UIViewControllerTransitioningDelegate"

  private static let parts: [(String, SubjectDescription.Kind)] = [
    ("UIPresentationController", .presentationController),
    ("UIViewControllerAnimatedTransitioning", .animator),
    ("UIViewControllerInteractiveTransitioning", .interactionController),
  ]
}
