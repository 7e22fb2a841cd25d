import Program

/// The names that optional requirements of the delegate protocols had in the SDKs of Swift 2.
enum OldRequirementNames {
  /// A requirement that was renamed.
  struct Renaming {
    var delegate: String
    /// The base name, and the labels after the first parameter: the first one had none.
    var base: String
    var labels: [String]
    /// The full name since Swift 3.
    var requirement: String
  }

  /// The requirement that a function of a class with these protocols was meant to be.
  static func requirement(of function: Function, in protocols: Set<String>) -> String? {
    let labels = function.parameters.dropFirst().map { $0.label ?? "_" }
    return all.first { protocols.contains($0.delegate) && $0.base == function.name && $0.labels == labels }?.requirement
  }

  private static let transitioning = "UIViewControllerTransitioningDelegate"
  private static let navigation = "UINavigationControllerDelegate"
  private static let tab = "UITabBarControllerDelegate"
  private static let adaptive = "UIAdaptivePresentationControllerDelegate"

  private static let all: [Renaming] = [
    Renaming(
      delegate: transitioning, base: "animationControllerForPresentedController",
      labels: ["presentingController", "sourceController"],
      requirement: "animationController(forPresented:presenting:source:)"),
    Renaming(
      delegate: transitioning, base: "animationControllerForDismissedController", labels: [],
      requirement: "animationController(forDismissed:)"),
    Renaming(
      delegate: transitioning, base: "presentationControllerForPresentedViewController",
      labels: ["presentingViewController", "sourceViewController"],
      requirement: "presentationController(forPresented:presenting:source:)"),
    Renaming(
      delegate: navigation, base: "navigationController",
      labels: ["animationControllerForOperation", "fromViewController", "toViewController"],
      requirement: "navigationController(_:animationControllerFor:from:to:)"),
    Renaming(
      delegate: navigation, base: "navigationController", labels: ["interactionControllerForAnimationController"],
      requirement: "navigationController(_:interactionControllerFor:)"),
    Renaming(
      delegate: navigation, base: "navigationController", labels: ["willShowViewController", "animated"],
      requirement: "navigationController(_:willShow:animated:)"),
    Renaming(
      delegate: navigation, base: "navigationController", labels: ["didShowViewController", "animated"],
      requirement: "navigationController(_:didShow:animated:)"),
    Renaming(
      delegate: tab, base: "tabBarController",
      labels: ["animationControllerForTransitionFromViewController", "toViewController"],
      requirement: "tabBarController(_:animationControllerForTransitionFrom:to:)"),
    Renaming(
      delegate: tab, base: "tabBarController", labels: ["interactionControllerForAnimationController"],
      requirement: "tabBarController(_:interactionControllerFor:)"),
    Renaming(
      delegate: tab, base: "tabBarController", labels: ["shouldSelectViewController"],
      requirement: "tabBarController(_:shouldSelect:)"),
    Renaming(
      delegate: tab, base: "tabBarController", labels: ["didSelectViewController"],
      requirement: "tabBarController(_:didSelect:)"),
    Renaming(
      delegate: adaptive, base: "adaptivePresentationStyleForPresentationController", labels: [],
      requirement: "adaptivePresentationStyle(for:)"),
    Renaming(
      delegate: adaptive, base: "adaptivePresentationStyleForPresentationController", labels: ["traitCollection"],
      requirement: "adaptivePresentationStyle(for:traitCollection:)"),
  ]
}
