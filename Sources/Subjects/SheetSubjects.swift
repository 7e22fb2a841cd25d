import Program

/// Who hears how the user ends a presentation, or says how it adapts.
extension SubjectFinder {
  /// An object of its own that is the delegate of presentations.
  package func presentationDelegate(_ entry: TypeIndex.Entry, ancestors: Set<String>) -> Candidate? {
    if ancestors.isDisjoint(with: Self.presentationDelegates) { return nil }
    return Candidate(kind: .presentationDelegate, entry: entry, role: .part)
  }

  /// A view controller that is its own presentation's delegate, or says itself when it may be pulled away.
  package func sheetContent(_ entry: TypeIndex.Entry, ancestors: Set<String>) -> Candidate? {
    let isDelegate = !ancestors.isDisjoint(with: Self.presentationDelegates)
    if !isDelegate && !CallFinder.assigns("isModalInPresentation", in: entry) { return nil }
    return Candidate(kind: .viewController, entry: entry, role: .sheetContent)
  }

  /// A view controller that presents others and hears how a presentation ends, but never makes itself the delegate of
  /// what it presents: whoever presents it does, so that it is explored as a sheet, too.
  func sheetThatPresents(_ entry: TypeIndex.Entry, _ ancestors: Set<String>) -> Candidate? {
    let bodies = entry.functions.compactMap(\.body)
    guard ancestors.contains("UIAdaptivePresentationControllerDelegate"),
      !ancestors.contains("UIPopoverPresentationControllerDelegate"),
      !bodies.contains(where: CallFinder.listensToOthers), CallFinder.hearsDismissals(entry)
    else { return nil }
    return Candidate(kind: .viewController, entry: entry, role: .sheetContent)
  }

  /// UIKit calls it when a presentation is under way: not by itself an event.
  func isPresentationCallback(_ function: Function) -> Bool { presentationCallbacks.contains(function.fullName) }

  /// The full names of all methods of those delegates.
  package static func presentationCallbacks(in index: TypeIndex) -> Set<String> {
    let delegates = index.entries.filter { presentationDelegates.contains($0.name) }
    return Set(delegates.flatMap { $0.functions.map(\.fullName) })
  }

  static let presentationDelegates: Set<String> = [
    "UIAdaptivePresentationControllerDelegate", "UIPopoverPresentationControllerDelegate",
    "UISheetPresentationControllerDelegate",
  ]
}

extension CallFinder {
  /// Whether `self` becomes the delegate of the presentation of something else: `sheet.delegate = self`, but not
  /// `navigationController?.presentationController?.delegate = self`.
  static func listensToOthers(in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .assign(let target, let value) = expression.kind, case .selfReference = value.kind,
        let owner = base(of: target, named: "delegate")
      else { return }
      if isPresentation(owner) { found = true }
    }
    return found
  }

  /// Whether a class implements what UIKit says of dismissals by the user.
  static func hearsDismissals(_ entry: TypeIndex.Entry) -> Bool {
    ["ShouldDismiss", "WillDismiss", "DidDismiss", "DidAttemptToDismiss"].contains { name in
      declares("presentationController" + name, in: [entry])
    }
  }

  private static func base(of target: Expression, named name: String) -> Expression? {
    switch target.kind {
    case .member(let base, name): base
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): base(of: inner, named: name)
    default: nil
    }
  }

  /// A presentation of another object: `other.presentationController`, or a variable with such a name.
  private static func isPresentation(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return isPresentation(inner)
    case .name(let name):
      let words = name.lowercased()
      return name != "presentationController" && ["sheet", "popover", "presentation"].contains { words.contains($0) }
    case .member(let base, let name):
      guard name.lowercased().hasSuffix("presentationcontroller") else { return false }
      if case .selfReference = base.kind { return false }
      return !["navigationController", "parent"].contains(baseName(of: base) ?? "")
    default: return false
    }
  }

  /// Whether the type assigns its own property of that name.
  package static func assigns(_ property: String, in entry: TypeIndex.Entry) -> Bool {
    var found = false
    let bodies = entry.functions.compactMap(\.body) + entry.variables.compactMap { $0.accessors?.didSet?.body }
    for body in bodies {
      Walk.expressions(in: body) { expression in
        guard case .assign(let target, _) = expression.kind else { return }
        switch target.kind {
        case .name(property): found = true
        case .member(let base, property):
          if case .selfReference = base.kind { found = true }
        default: break
        }
      }
    }
    return found
  }
}
