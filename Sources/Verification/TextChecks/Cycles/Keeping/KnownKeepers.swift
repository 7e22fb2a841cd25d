import Program

/// What of UIKit, SwiftUI and a common library keeps what it is given.
///
/// Containers keep children, views subviews (developer.apple.com, `addChild(_:)`, `addSubview(_:)`: "establishes a strong
/// reference to view"), alerts and controls actions, and these their handlers; targets and delegates are not kept.
enum KnownKeepers {
  /// Whether the initialiser of a class that the sources do not declare keeps an argument.
  static func initializer(of name: String, keeps argument: Argument) -> Bool {
    guard let labels = initializers[name] else { return false }
    if argument.isTrailing { return labels.contains("handler") }
    return labels.contains(argument.label ?? "")
  }

  private static let initializers: [String: Set<String>] = [
    "UIHostingController": ["rootView"],
    "UINavigationController": ["rootViewController"],
    "UIAlertAction": ["handler"],
    "UIAction": ["handler"],
    "UIContextualAction": ["handler"],
    "UIBarButtonItem": ["primaryAction", "customView"],
    "UIButton": ["primaryAction"],
  ]

  /// Whether UIKit's own initialiser keeps an argument, called as `super.init(rootView:)`.
  static func base(keeps argument: Argument) -> Bool { ["rootView", "rootViewController"].contains(argument.label) }

  /// Whether a property that the sources do not declare keeps what is assigned to it. Operations give up what they do at
  /// their end (developer.apple.com, `Operation.completionBlock`).
  static func property(_ name: String, keeps closure: Bool) -> Bool {
    closure ? name != "completionBlock" : properties.contains(name)
  }

  private static let properties: Set<String> = [
    "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems", "leftBarButtonItems", "titleView", "toolbarItems",
    "viewControllers", "rootView", "rootViewController", "inputAccessoryView", "tableHeaderView", "tableFooterView",
    "accessoryView", "backgroundView", "customView", "contentViewController",
  ]

  /// Whether the receiver of a method that the sources do not declare keeps an argument. `set(contentViewController:)` is
  /// FloatingPanel's, which adds it as a child (github.com/scenee/FloatingPanel).
  static func method(_ name: String, keeps argument: Argument) -> Bool {
    switch name {
    case "addChild", "addChildViewController", "addSubview", "addArrangedSubview", "insertSubview",
      "insertArrangedSubview", "setViewControllers", "append":
      argument.label == nil
    case "addAction": argument.label == nil || argument.isTrailing
    case "set": argument.label == "contentViewController"
    default: false
    }
  }
}
