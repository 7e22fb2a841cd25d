import Foundation

/// Controllers of which the user selects one by its tab.
class UITabBarController: UIViewController {
  /// OBJ-01: weak.
  weak var assignedTabDelegate: UITabBarControllerDelegate?
  /// Ghost (TV901): where the delegate was assigned; nil when none was.
  var tabDelegateAssignedAt: Site?
  /// The selected one of `children`; nil while there are none.
  var selected: UIViewController?

  var delegate: UITabBarControllerDelegate? {
    get { assignedTabDelegate }
    set {
      assignedTabDelegate = newValue
      tabDelegateAssignedAt = newValue == nil ? nil : here()
    }
  }

  var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The former selection stays; else whoever has its place now is selected; if nobody has, the first
  /// (https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers). What takes part in a change of
  /// the selection stays on the screen until that has ended.
  func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    if isUnknown(viewControllers) { return }
    let next = (viewControllers ?? []).map { UIViewController.standing(for: $0) }
    let running = runningTransition
    let place = children.firstIndex { $0 === selected } ?? 0
    for child in children where !next.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      if running?.involves(child) != true { child.loadedView?.removeFromSuperview() }
      child.removeFromParent()
    }
    for child in next where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    children = next
    if let current = selected, next.contains(where: { $0 === current }) { return }
    selected = place < next.count ? next[place] : next.first
    if let change = running {
      if change.isReleased { change.showSelected() }
    } else if let content = contentView, let child = selected {
      content.addSubview(child.view)
    }
  }

  var selectedViewController: UIViewController? {
    get { selected }
    set {
      if isUnknown(newValue) {
        selectAny()
      } else if let controller = newValue {
        requestSelection(of: controller, in: self)
      }
    }
  }

  var selectedIndex: Int {
    get { children.firstIndex { $0 === selected } ?? 0 }
    set {
      if isUnknown(newValue) {
        selectAny()
      } else if newValue >= 0 && newValue < children.count {
        selectedViewController = children[newValue]
      }
    }
  }

  /// An index or a controller that nobody knows: any of the tabs.
  private func selectAny() {
    for child in children where unknown() {
      selectedViewController = child
      return
    }
  }

  // Properties that no rule and no callback depends on.
  lazy var tabBar = UITabBar(frame: unknown())
  var isTabBarHidden: Bool {
    get { unknown() }
    set {}
  }
  var customizableViewControllers: [UIViewController]? {
    get { unknown() }
    set {}
  }

  override func viewDidInstall() {
    let content = UITabBarTransitionView()
    view.insertSubview(content, at: 0)
    // T-25
    if let child = selected { content.addSubview(child.view) }
  }
}

class UITabBar: UIView {}

class UITabBarItem: NSObject {
  init(title: String?, image: UIImage?, tag: Int) {
    super.init()
  }
  init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
  }
}

/// Where a tab bar controller shows the selected controller, and where its transitions take place.
final class UITabBarTransitionView: UIView {}

extension UITabBarController {
  /// Nil until the view is loaded.
  var contentView: UIView? { loadedView?.subviews.first { $0 is UITabBarTransitionView } }

  var runningTransition: TabTransition? {
    activeTransitions.compactMap { $0 as? TabTransition }.first { $0.owner === self }
  }
}

extension UIViewController {
  /// The nearest tab bar controller that contains this one.
  var tabBarController: UITabBarController? {
    guard let container = parent else { return nil }
    return container as? UITabBarController ?? container.tabBarController
  }

  var tabBarItem: UITabBarItem! {
    get { unknown() }
    set {}
  }
}
