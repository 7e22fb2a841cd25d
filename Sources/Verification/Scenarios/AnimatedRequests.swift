import Program
import Subjects

/// Whether all requests in the sources are animated: then nobody in an app makes one without.
struct AnimatedRequests {
  /// Presentations and dismissals; false where the sources do not show both.
  let areModal: Bool
  /// Pushes and pops; false where no code pops.
  let areOfStacks: Bool

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    var plain: Set<String> = []
    var animated: Set<String> = []
    for entry in index.entries where entry.isSubject && !index.isTest(file: entry.file) {
      for body in HelperMethods.bodies(of: entry) {
        Walk.expressions(in: body) { expression in
          guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
            let flag = arguments.first(where: { $0.label == "animated" })
          else { return }
          if case .bool(true) = flag.value.kind { animated.insert(name) } else { plain.insert(name) }
        }
      }
    }
    areModal = animated.isSuperset(of: ["present", "dismiss"]) && plain.isDisjoint(with: ["present", "dismiss"])
    areOfStacks =
      !animated.isDisjoint(with: Self.pops)
      && plain.isDisjoint(with: Self.pops.union(["pushViewController", "setViewControllers"]))
  }

  private static let pops: Set<String> = ["popViewController", "popToViewController", "popToRootViewController"]

  /// What the scenario of a class says: nobody outside of an app uses what is not public.
  func override(for entry: TypeIndex.Entry, in scenario: ScenarioClass) -> [ScenarioClass.Override] {
    if [.public, .open].contains(entry.declaration.attributes.access) { return [] }
    if areModal && Self.modal.contains(scenario.base) {
      return [.init("var presentsWithoutAnimation: Bool", "false")]
    }
    if areOfStacks && Self.stacks.contains(scenario.base) {
      return [.init("var pushesWithoutAnimation: Bool", "false")]
    }
    return []
  }

  private static let modal: Set<String> = [
    "ModalScenario", "DelegateScenario", "PresenterDelegateScenario", "PresentationControllerScenario",
    "AnimatorScenario", "SheetContentScenario", "ContainerScenario",
  ]
  private static let stacks: Set<String> = [
    "NavigationScenario", "NavigationDelegateScenario", "NavigationAnimatorScenario",
  ]
}
