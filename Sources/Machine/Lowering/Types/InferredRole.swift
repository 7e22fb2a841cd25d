import Program

/// What a class must be, told from the methods of UIKit that it implements or overrides: the superclass or the protocol
/// that asks for them is declared where nobody looks.
package struct InferredRole: Sendable, Hashable {
  /// The class or protocol of UIKit.
  package var name: String
  package var isClass: Bool

  /// The roles of a class with these functions, the most special class first.
  package static func roles(of functions: [Function]) -> [InferredRole] {
    var found: Set<String> = []
    for function in functions {
      let name = function.fullName
      if let role = requirements[name] { found.insert(role) }
      if function.attributes.isOverride, let role = overrides[name] { found.insert(role) }
    }
    return order.compactMap { role in
      found.contains(role.name) ? role : nil
    }
  }

  /// The role of a class whose superclass has this name and is declared where nobody looks: libraries name what inherits
  /// from UIKit's navigation controller after it. What is made of it is a controller like others then, without a parent.
  package static func role(ofSuperclass name: String) -> InferredRole? {
    let last = name.split(separator: ".").last ?? ""
    return last.hasSuffix("NavigationController") ? order[0] : nil
  }

  /// Whether a name means something that Swift or Foundation declares: an ancestor that nobody need look for.
  package static func isStandard(_ name: String) -> Bool {
    StandardTypes.protocols.contains(name) || StandardTypes.opaqueNames.contains(name)
      || StandardTypes.builtins.contains { $0.names.contains(name) }
  }

  /// Whether UIKit calls a function of that full name on somebody who plays a role.
  package static func isRequirement(_ name: String) -> Bool { requirements[name] != nil || overrides[name] != nil }

  private static let order: [InferredRole] = [
    InferredRole(name: "UINavigationController", isClass: true),
    InferredRole(name: "UIViewController", isClass: true),
    InferredRole(name: "UIPresentationController", isClass: true),
    InferredRole(name: "UIPercentDrivenInteractiveTransition", isClass: true),
    InferredRole(name: "UIViewControllerAnimatedTransitioning", isClass: false),
    InferredRole(name: "UIViewControllerInteractiveTransitioning", isClass: false),
    InferredRole(name: "UIViewControllerTransitioningDelegate", isClass: false),
    InferredRole(name: "UINavigationControllerDelegate", isClass: false),
    InferredRole(name: "UITabBarControllerDelegate", isClass: false),
    InferredRole(name: "UIAdaptivePresentationControllerDelegate", isClass: false),
  ]

  /// What only a subclass of the class can override.
  private static let overrides = table([
    "UINavigationController": [
      "pushViewController(_:animated:)", "popViewController(animated:)", "setViewControllers(_:animated:)",
    ],
    "UIViewController": [
      "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
      "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "prepare(for:sender:)",
    ],
    "UIPresentationController": [
      "presentationTransitionWillBegin()", "presentationTransitionDidEnd(_:)", "dismissalTransitionWillBegin()",
      "dismissalTransitionDidEnd(_:)", "containerViewWillLayoutSubviews()", "containerViewDidLayoutSubviews()",
    ],
    "UIPercentDrivenInteractiveTransition": ["startInteractiveTransition(_:)"],
  ])

  /// What nobody implements by chance; the old names of Swift 2 among them.
  private static let requirements = table([
    "UIViewControllerAnimatedTransitioning": [
      "animateTransition(using:)", "animateTransition(_:)", "interruptibleAnimator(using:)",
    ],
    "UIViewControllerInteractiveTransitioning": ["startInteractiveTransition(_:)"],
    "UIViewControllerTransitioningDelegate": [
      "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
      "presentationController(forPresented:presenting:source:)", "interactionControllerForPresentation(using:)",
      "interactionControllerForDismissal(using:)",
      "animationControllerForPresentedController(_:presentingController:sourceController:)",
      "animationControllerForDismissedController(_:)", "interactionControllerForPresentation(_:)",
      "interactionControllerForDismissal(_:)",
    ],
    "UINavigationControllerDelegate": [
      "navigationController(_:animationControllerFor:from:to:)", "navigationController(_:interactionControllerFor:)",
      "navigationController(_:animationControllerForOperation:fromViewController:toViewController:)",
      "navigationController(_:interactionControllerForAnimationController:)",
    ],
    "UITabBarControllerDelegate": [
      "tabBarController(_:animationControllerForTransitionFrom:to:)", "tabBarController(_:interactionControllerFor:)",
      "tabBarController(_:animationControllerForTransitionFromViewController:toViewController:)",
    ],
    "UIAdaptivePresentationControllerDelegate": [
      "presentationControllerDidDismiss(_:)", "presentationControllerShouldDismiss(_:)",
      "presentationControllerDidAttemptToDismiss(_:)",
    ],
  ])

  private static func table(_ names: [String: [String]]) -> [String: String] {
    var table: [String: String] = [:]
    for (role, functions) in names { for function in functions { table[function] = role } }
    return table
  }
}
