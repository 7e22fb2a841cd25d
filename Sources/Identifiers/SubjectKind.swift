/// As what a class is explored.
package enum SubjectKind: String, Sendable {
  case transitioningDelegate = "transitioning delegate"
  case animator
  case presentationController = "presentation controller"
  case presentationDelegate = "presentation delegate"
  case interactionController = "interaction controller"
  case gestureTarget = "gesture target"
  case viewController = "view controller"
  case presenter
  case segue
  case animation
  case navigationDelegate = "navigation delegate"
  case navigationController = "navigation controller"
  case tabBarDelegate = "tab bar delegate"
  case tabBarController = "tab bar controller"
  case pageViewController = "page controller"
  case container
  case appearanceCaller = "appearance caller"
  case scenario

  /// Whether it is one of the parts that make a transition together, and not a page or who shows pages.
  package var isPartOfTransition: Bool {
    switch self {
    case .transitioningDelegate, .animator, .presentationController, .presentationDelegate, .interactionController,
      .segue,
      .animation, .navigationDelegate, .tabBarDelegate:
      true
    case .gestureTarget, .viewController, .presenter, .navigationController, .tabBarController, .pageViewController,
      .container, .appearanceCaller, .scenario:
      false
    }
  }
}
