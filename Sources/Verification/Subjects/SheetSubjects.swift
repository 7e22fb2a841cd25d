import Program

/// Who hears how the user ends a presentation, or says how it adapts.
extension SubjectFinder {
  /// An object of its own that is the delegate of presentations.
  func presentationDelegate(_ entry: TypeIndex.Entry, ancestors: Set<String>) -> Candidate? {
    if ancestors.isDisjoint(with: Self.presentationDelegates) { return nil }
    return Candidate(kind: .presentationDelegate, entry: entry, role: .part)
  }

  /// A view controller that is its own presentation's delegate, or says itself when it may be pulled away.
  func sheetContent(_ entry: TypeIndex.Entry, ancestors: Set<String>) -> Candidate? {
    let isDelegate = !ancestors.isDisjoint(with: Self.presentationDelegates)
    if !isDelegate && !CallFinder.assigns("isModalInPresentation", in: entry) { return nil }
    return Candidate(kind: .viewController, entry: entry, role: .sheetContent)
  }

  /// UIKit calls it when a presentation is under way: not by itself an event.
  func isPresentationCallback(_ function: Function) -> Bool { presentationCallbacks.contains(function.fullName) }

  /// The full names of all methods of those delegates.
  static func presentationCallbacks(in index: TypeIndex) -> Set<String> {
    let delegates = index.entries.filter { presentationDelegates.contains($0.name) }
    return Set(delegates.flatMap { $0.functions.map(\.fullName) })
  }

  static let presentationDelegates: Set<String> = [
    "UIAdaptivePresentationControllerDelegate", "UIPopoverPresentationControllerDelegate",
    "UISheetPresentationControllerDelegate",
  ]
}

extension CallFinder {
  /// Whether the type assigns its own property of that name.
  static func assigns(_ property: String, in entry: TypeIndex.Entry) -> Bool {
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
