import Program

/// What of UIKit, SwiftUI and a common library keeps what it is given.
///
/// Containers keep children, views subviews (developer.apple.com, `addChild(_:)`, `addSubview(_:)`: "establishes a strong
/// reference to view"), alerts and controls actions, menus their elements, and all of them their handlers and providers;
/// targets and delegates are not kept.
enum KnownKeepers {
  /// Whether the initialiser of a class that the sources do not declare keeps an argument.
  static func initializer(of name: String, keeps argument: Argument) -> Bool {
    guard let labels = initializers[name] else { return false }
    if argument.isTrailing, argument.label == nil { return !labels.isDisjoint(with: closures) }
    return labels.contains(argument.label ?? "")
  }

  /// The labels that closures at the end of a call may have.
  private static let closures: Set<String> = [
    "handler", "cellProvider", "sectionProvider", "actionHandler", "elementProvider",
  ]

  private static let initializers: [String: Set<String>] = [
    "UIHostingController": ["rootView"],
    "UINavigationController": ["rootViewController"],
    "UISearchController": ["searchResultsController"],
    "UIAlertAction": ["handler"],
    "UIAction": ["handler"],
    "UIContextualAction": ["handler"],
    "UIAccessibilityCustomAction": ["actionHandler"],
    "UIMenu": ["children"],
    "UIDeferredMenuElement": ["elementProvider"],
    "UIBarButtonItem": ["primaryAction", "customView", "menu"],
    "UIButton": ["primaryAction"],
    "UISwitch": ["primaryAction"],
    "UISlider": ["primaryAction"],
    "UIStepper": ["primaryAction"],
    "UISegmentedControl": ["primaryAction", "actions"],
    "UITableViewDiffableDataSource": ["cellProvider"],
    "UICollectionViewDiffableDataSource": ["cellProvider"],
    "UICollectionView": ["collectionViewLayout"],
    "UICollectionViewController": ["collectionViewLayout"],
    "UICollectionViewCompositionalLayout": ["sectionProvider"],
    "UICollectionView.CellRegistration": ["handler"],
    "UICollectionView.SupplementaryRegistration": ["handler"],
  ]

  /// Whether UIKit's own initialiser keeps an argument, called as `super.init(rootView:)`.
  static func base(keeps argument: Argument) -> Bool {
    ["rootView", "rootViewController", "collectionViewLayout"].contains(argument.label)
  }

  /// Whether a property that the sources do not declare keeps what is assigned to it. Operations give up what they do at
  /// their end (developer.apple.com, `Operation.completionBlock`).
  static func property(_ name: String, keeps closure: Bool) -> Bool {
    closure ? name != "completionBlock" : properties.contains(name)
  }

  private static let properties: Set<String> = [
    "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems", "leftBarButtonItems", "backBarButtonItem",
    "titleView", "toolbarItems", "viewControllers", "rootView", "rootViewController", "inputView", "inputAccessoryView",
    "tableHeaderView", "tableFooterView", "accessoryView", "backgroundView", "selectedBackgroundView", "customView",
    "contentViewController", "leftView", "rightView", "menu", "refreshControl", "searchController",
    "collectionViewLayout", "contentConfiguration", "accessibilityCustomActions",
  ]

  /// The methods that place a view or a page in another one.
  static let places: Set<String> = [
    "addChild", "addChildViewController", "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview",
  ]

  /// Whether the receiver of a method that the sources do not declare keeps an argument. `set(contentViewController:)` is
  /// FloatingPanel's, which adds it as a child (github.com/scenee/FloatingPanel); `handleURLTap` and its like are those of
  /// labels that store what links do (github.com/optonaut/ActiveLabel.swift).
  static func method(_ name: String, keeps argument: Argument) -> Bool {
    if places.contains(name) { return argument.label == nil }
    return switch name {
    case "setViewControllers", "append", "addGestureRecognizer", "addInteraction", "setRightBarButton",
      "setLeftBarButton", "setRightBarButtonItems", "setLeftBarButtonItems", "setToolbarItems":
      argument.label == nil
    case "addAction": argument.label == nil || argument.isTrailing
    case "set": argument.label == "contentViewController"
    case "addPeriodicTimeObserver", "addBoundaryTimeObserver": argument.label == "using" || argument.isTrailing
    case "setEventHandler", "handleMentionTap", "handleHashtagTap", "handleURLTap", "handleCustomTap", "handleEmailTap":
      argument.label != "for"
    default: false
    }
  }

  /// The methods that end what another one has begun, and let its closure go: "You should use this method to explicitly cancel
  /// each time observer added using addPeriodicTimeObserver" (developer.apple.com, AVPlayer, `removeTimeObserver(_:)`).
  static func ends(of method: String) -> Set<String> {
    switch method {
    case "addPeriodicTimeObserver", "addBoundaryTimeObserver": ["removeTimeObserver"]
    case "setEventHandler": ["cancel"]
    default: []
    }
  }
}
