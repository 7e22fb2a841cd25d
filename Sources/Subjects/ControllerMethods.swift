import Diagnostics
import Program

/// What the methods of a view controller show of its part in presentations.
extension SubjectFinder {
  package func viewController(_ entry: TypeIndex.Entry, ancestors: Set<String>) -> [Candidate] {
    let presenting = triggers(of: entry, calling: [("present", "animated")], or: controllerHelpers)
    let known = Set(presenting.map(\.nameSpan))
    let clients = clientTriggers(of: entry)?.filter { !known.contains($0.nameSpan) }
    if presenting.isEmpty {
      let shown = (clients.map { groups(of: $0, entry) } ?? []) + shownController(entry, ancestors: ancestors)
      return shown.isEmpty && presentsWhenItAppears(entry) ? groups(of: [], entry) : shown
    }
    // What a presenter lets others show is explored once more; where it only prepares them, its own methods show that.
    let asking = clients.flatMap { $0.isEmpty ? nil : groups(of: $0, entry).first }
    let presenters = groups(of: presenting, entry) + [asking].compactMap(\.self)
    // A viewer that shares what it shows presents, and is presented with a delegate of its own, or as a sheet.
    let shown =
      presentedWithOwnDelegate(entry, ancestors) ?? sheetThatPresents(entry, ancestors) ?? pageThatCloses(entry)
    return presenters + [shown].compactMap(\.self) + segueSources(entry)
  }

  /// The presenter, once for each group of events.
  private func groups(of triggers: [Function], _ entry: TypeIndex.Entry) -> [Candidate] {
    presenterGroups(outermost(triggers, of: entry), of: entry).map { group in
      Candidate(kind: .viewController, entry: entry, role: .presenter(triggers: group))
    }
  }

  /// Whether a controller presents as soon as it is there: no event of the app's is needed.
  private func presentsWhenItAppears(_ entry: TypeIndex.Entry) -> Bool {
    entry.functions.contains { function in
      ["viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"].contains(function.fullName)
        && function.attributes.isOverride && CallFinder.calls("present", labelled: "animated", in: function.body ?? [])
    }
  }

  /// What a controller is that presents nothing in its own methods.
  private func shownController(_ entry: TypeIndex.Entry, ancestors: Set<String>) -> [Candidate] {
    let segues = segueSources(entry)
    if let own = presentedWithOwnDelegate(entry, ancestors) { return [own] + segues }
    if !segues.isEmpty { return segues }
    if ancestors.contains(Self.delegate) {
      return [Candidate(kind: .transitioningDelegate, entry: entry, role: .delegatingPresenter)]
    }
    if gestureHandler(of: entry) != nil { return [Candidate(kind: .gestureTarget, entry: entry, role: .presented)] }
    return (sheetContent(entry, ancestors: ancestors) ?? pageThatCloses(entry)).map { [$0] } ?? []
  }

  /// A controller whose own `dismiss` animates before it closes the page.
  private func pageThatCloses(_ entry: TypeIndex.Entry) -> Candidate? {
    guard ClosingCode(of: entry, in: index).animatesOwnDismiss else { return nil }
    return Candidate(kind: .viewController, entry: entry, role: .presented)
  }

  func presentedWithOwnDelegate(_ entry: TypeIndex.Entry, _ ancestors: Set<String>) -> Candidate? {
    // A subclass is presented as its superclass says.
    let lineage = [entry] + index.lineage(of: entry).filter(\.isSubject)
    if !lineage.contains(where: CallFinder.assignsOwnDelegate) { return nil }
    let kind = ancestors.contains(Self.delegate) ? SubjectDescription.Kind.transitioningDelegate : .viewController
    return Candidate(kind: kind, entry: entry, role: .presented)
  }

  /// Methods whose text calls one of the functions with the label, or a helper; static methods and overrides of what UIKit
  /// declares left out.
  func triggers(
    of entry: TypeIndex.Entry, calling calls: [(name: String, label: String)],
    or controllerHelpers: ControllerHelpers = ControllerHelpers([])
  ) -> [Function] {
    let found = entry.functions.filter { function in
      guard case .function = function.kind, !function.attributes.isStatic, !overridesUIKit(function, in: entry),
        let body = function.body
      else { return false }
      let isCaller = calls.contains { CallFinder.calls($0.name, labelled: $0.label, in: body) }
      return (isCaller || controllerHelpers.areCalled(in: body)) && !isPresentationCallback(function)
    }
    // What a storyboard does alone, UIKit does right: segues count where code has a part in them.
    return entry.takesPartInSegues || found.contains { !$0.isOfInterface } ? found : []
  }

  /// What a class of the sources declares and a subclass overrides is called as it is there. The user selects rows of UIKit's
  /// own lists, which the controllers of those let subclasses override; the machine's lists do not know when they forbid it.
  private func overridesUIKit(_ function: Function, in entry: TypeIndex.Entry) -> Bool {
    if !function.attributes.isOverride { return false }
    if HelperMethods.selections.contains(function.fullName) {
      return HelperMethods.bodies(of: entry).contains { CallFinder.assigns(["allowsSelection"], in: $0) }
    }
    return !index.lineage(of: entry).dropFirst().contains { ancestor in
      ancestor.isSubject
        && ancestor.functions.contains { $0.fullName == function.fullName && !$0.attributes.isOverride }
    }
  }

  /// Such methods, and from where the class comes to them. A private method that the class calls itself is no event of the
  /// app, who calls it is; one that only UIKit's callbacks call is left to those.
  func outermost(_ triggers: [Function], of entry: TypeIndex.Entry) -> [Function] {
    var seen: Set<SourceSpan> = []
    let all = triggers.flatMap { callers(of: $0, in: entry) }.filter { seen.insert($0.span).inserted }
    return all.filter { function in
      !helpers.isOfCallbacksAlone(function, in: entry) && !helpers.isDead(function, in: entry)
        && !helpers.makesControl(function, in: entry)
    }
  }

  private func callers(of function: Function, in entry: TypeIndex.Entry) -> [Function] {
    var pending = [function]
    var seen: Set<SourceSpan> = [function.span]
    var outermost: [Function] = []
    while let next = pending.popLast() {
      let callers = entry.functions.filter { mayCall($0, next) }
      if callers.isEmpty || !helpers.isHelper(next, in: entry) { outermost.append(next) }
      pending += callers.filter { seen.insert($0.span).inserted }
    }
    return outermost.isEmpty ? [function] : outermost
  }

  private func mayCall(_ caller: Function, _ function: Function) -> Bool {
    guard case .function = caller.kind, let body = caller.body,
      !caller.attributes.isOverride || caller.isOfInterface, !caller.attributes.isStatic
    else { return false }
    return !isPresentationCallback(caller) && CallFinder.calls(function.name, in: body)
  }

  /// The first method that takes a recogniser and presents or dismisses, or whatever else is named.
  package func gestureHandler(of entry: TypeIndex.Entry, calling names: [String] = ["dismiss", "present"]) -> Function?
  {
    entry.functions.first { function in
      guard case .named(let type, _)? = function.parameters.first?.type?.unwrapped, type.hasSuffix("GestureRecognizer"),
        let body = function.body
      else { return false }
      return names.contains { CallFinder.calls($0, labelled: "animated", in: body) }
    }
  }
}

extension TypeIndex.Entry {
  /// Whether a storyboard says where the class's segues lead: back, or into container views, is not meant.
  var hasScenes: Bool {
    functions.contains { function in
      function.isOfInterface && !function.attributes.isOverride && CallFinder.calls("prepare", in: function.body ?? [])
    }
  }

  /// Whether the class performs segues, or prepares what they show for a transition of its own.
  var takesPartInSegues: Bool {
    functions.contains(where: \.isOfInterface)
      && functions.contains { function in
        guard !function.isOfInterface, let body = function.body else { return false }
        if CallFinder.calls("performSegue", in: body) { return true }
        return function.fullName == "prepare(for:sender:)"
          && (CallFinder.assigns(["transitioningDelegate", "modalPresentationStyle", "delegate"], in: body)
            || CallFinder.listensToOthers(in: body))
      }
  }
}
