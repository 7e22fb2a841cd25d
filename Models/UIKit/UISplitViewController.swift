import Foundation

/// A primary controller and beside it a secondary one; where the window is narrow, the primary alone (`SplitCollapse.swift`).
///
/// Public sources do not say what becomes of the two when the width changes while they are shown: a split view controller
/// keeps the arrangement that it was loaded with. Display modes and the supplementary column are not modelled: where the
/// window is wide both controllers are seen.
class UISplitViewController: UIViewController {
  enum Style { case unspecified, doubleColumn, tripleColumn }
  enum Column { case primary, supplementary, secondary, compact }

  /// OBJ-01: weak.
  weak var delegate: UISplitViewControllerDelegate?
  /// The secondary is not beside the primary; decided when the view is loaded.
  var isCollapsed = false
  /// Shown alone in a narrow window, in place of the others.
  var compactColumn: UIViewController?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
  }

  /// The primary, then the secondary.
  var viewControllers: [UIViewController] {
    get { children }
    set {
      if isUnknown(newValue) { return }
      for (index, controller) in newValue.prefix(isCollapsed ? 1 : 2).enumerated() {
        place(UIViewController.standing(for: controller), index)
      }
    }
  }

  func viewController(for column: Column) -> UIViewController? {
    switch column {
    case .primary: return children.first
    case .secondary: return children.dropFirst().first
    case .compact: return compactColumn
    case .supplementary: return nil
    }
  }

  /// Columns are navigation controllers: what is none gets one.
  func setViewController(_ vc: UIViewController?, for column: Column) {
    guard let requested = vc, column != .supplementary else { return }
    let controller = UIViewController.standing(for: requested)
    if column == .compact {
      compactColumn = controller
      return
    }
    let shown = controller as? UINavigationController ?? UINavigationController(rootViewController: controller)
    if column == .secondary && isCollapsed { push(shown) } else { place(shown, column == .primary ? 0 : 1) }
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    let shown = UIViewController.standing(for: vc)
    if isCollapsed { push(shown) } else { place(shown, 0) }
  }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    let shown = UIViewController.standing(for: vc)
    if isCollapsed { push(shown) } else { place(shown, 1) }
  }

  /// Replaces one of the two, without animation: APP-09 says what they hear.
  func place(_ controller: UIViewController, _ index: Int) {
    if controller.parent === self { return }
    if index < children.count { leave(children[index]) }
    addChild(controller)
    if children.count == 2 && index == 0 { children = [controller] + children.dropLast() }
    if isViewLoaded { view.insertSubview(controller.view, at: index) }
    controller.didMove(toParent: self)
  }

  func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.loadedView?.removeFromSuperview()
    controller.removeFromParent()
  }

  override func viewDidInstall() {
    if widthIsCompact() { collapse() }
    for (index, child) in children.enumerated() { view.insertSubview(child.view, at: index) }
  }

  // Properties that no rule and no callback depends on.
  var displayMode: DisplayMode { unknown() }
  var preferredPrimaryColumnWidthFraction: CGFloat {
    get { unknown() }
    set {}
  }

  enum DisplayMode { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary }
}

/// Decides what a split view controller shows where. Each method is optional.
protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}

extension UIViewController {
  /// The nearest split view controller that contains this one.
  var splitViewController: UISplitViewController? {
    guard let container = parent else { return nil }
    return container as? UISplitViewController ?? container.splitViewController
  }
}
