/// The Swift file that the tests of reproduced findings share.
package enum ReproducerWorld {
  package static let fileName = "TransitionWorld.swift"

  package static var text: String {
    [worldText, assertionText, recordingText, modalWorldText, stackWorldText].joined(separator: "\n")
  }

  /// The class of the file that stands for a class of scenarios; `nil` where none does.
  static func name(for scenario: String) -> String? { names[scenario] }

  private static let names = [
    "ModalScenario": "ModalWorld", "AnyStyleScenario": "ModalWorld", "DelegateScenario": "DelegateWorld",
    "AnimatorScenario": "AnimatorWorld", "PresentationControllerScenario": "PresentationControllerWorld",
    "NavigationScenario": "NavigationWorld", "NavigationDelegateScenario": "NavigationDelegateWorld",
    "TabScenario": "TabWorld", "TabDelegateScenario": "TabWorld", "SheetContentScenario": "ModalWorld",
    "ContainerScenario": "ModalWorld",
  ]

  /// Members of a scenario that mean the same in its world.
  static func members(of world: String) -> Set<String> {
    switch world {
    case "NavigationWorld", "NavigationDelegateWorld":
      Set(["makeNavigationController", "makeRoot", "makePushed", "makeController", "push"])
        .union(world == "NavigationDelegateWorld" ? ["makeDelegate"] : [])
    case "TabWorld": ["makeTabBarController", "makeTab", "makeTabBarDelegate", "makeController"]
    default:
      modalMembers.union(
        [
          "DelegateWorld": ["makeDelegate"], "AnimatorWorld": ["makeAnimator"],
          "PresentationControllerWorld": ["makePresentationController"],
        ][world] ?? [])
    }
  }

  private static let modalMembers: Set<String> = [
    "makePresenter", "makePresented", "makeTransitioningDelegate", "style", "makeController", "present", "presenter",
  ]
}
