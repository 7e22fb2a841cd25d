import Program

/// The methods of a class that the user comes to: controls, gestures and storyboards send them.
package struct SentHandlers {
  private let index: TypeIndex
  private let helpers: HelperMethods

  package init(_ finder: SubjectFinder) {
    index = finder.index
    helpers = finder.helpers
  }

  /// Those that come to a transition or change what is shown: what a run that never calls them says nothing of.
  package func all(of entry: TypeIndex.Entry) -> [Function] {
    let lineage = index.lineage(of: entry).filter(\.isSubject)
    let bodies = Dictionary(lineage.flatMap(\.functions).map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    return entry.functions.filter { function in
      guard case .function = function.kind, !function.attributes.isOverride, !function.attributes.isStatic,
        helpers.isSent(function)
      else { return false }
      let called = CallFinder.calledNames(in: TriggerGroups.reached(from: function, bodies))
      return !called.isDisjoint(with: Self.changes)
    }
  }

  /// What UIKit calls the requests of transitions, and what containers do with their children.
  private static let changes: Set<String> = [
    "present", "dismiss", "performSegue", "pushViewController", "popViewController", "popToViewController",
    "popToRootViewController", "setViewControllers", "addChild", "removeFromParent", "willMove", "didMove",
    "beginAppearanceTransition", "endAppearanceTransition", "transition", "completeTransition", "finish", "cancel",
  ]
}

extension SubjectFinder.Candidate {
  /// Whether it is a subject for nothing else than that it presents for others.
  package var isThereToPresent: Bool {
    switch role {
    case .presentingObject, .presentingExtension, .controllerExtension, .appFlow: true
    default: false
    }
  }
}
