import Foundation

/// What a controller contributes to the navigation bar.
class UINavigationItem: NSObject {
  /// The controller whose item this is.
  weak var controller: UIViewController?
  /// Nil when there are none.
  var leftBarButtonItems: [UIBarButtonItem]?
  var rightBarButtonItems: [UIBarButtonItem]?
  var hidesBackButton = false
  /// Nil where the code under test has given none that the machine knows.
  var assignedTitleView: UIView?
  /// What the toolbar shows with the controller; nil when there are none.
  var toolbarItems: [UIBarButtonItem]?

  init(title: String) {}

  init(of controller: UIViewController) {
    self.controller = controller
  }

  var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  // Properties that no rule and no callback depends on.
  var title: String? {
    get { unknown() }
    set {}
  }
  var prompt: String? {
    get { unknown() }
    set {}
  }
  var titleView: UIView? {
    get {
      if let view = assignedTitleView { return view }
      return unknown()
    }
    set { assignedTitleView = knownView(newValue) }
  }
  var backBarButtonItem: UIBarButtonItem? {
    get { unknown() }
    set {}
  }
  var backButtonTitle: String? {
    get { unknown() }
    set {}
  }
}

/// A button in a bar.
class UIBarButtonItem: NSObject {
  enum Style { case plain, done }
  enum SystemItem { case done, cancel, edit, save, add, compose, reply, action, close, trash, flexibleSpace, search }

  weak var target: AnyObject?
  var action: Selector?
  var primaryAction: UIAction?
  /// What stands in the bar instead of a button: it takes the touches itself.
  var customView: UIView?
  var isEnabled = true

  init(customView: UIView) {
    super.init()
    self.customView = knownView(customView)
  }

  init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    aim(target, action)
  }

  init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    aim(target, action)
  }

  init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    super.init()
    aim(target, action)
  }

  init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: Any? = nil) {
    super.init()
    self.primaryAction = primaryAction
  }

  init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: Any? = nil) {
    super.init()
    self.primaryAction = primaryAction
  }

  private func aim(_ target: AnyObject?, _ action: Selector?) {
    if isUnknown(target) { return }
    self.target = target
    self.action = action
    if let target = target, let action = action { noteSender(self, of: action, to: target) }
  }

  var isHeard: Bool { primaryAction != nil || (target != nil && action != nil) }

  func send() {
    if let block = primaryAction {
      block.handler(block)
    } else if let receiver = target, let message = action {
      asOwner(ownerOfActions(of: receiver)) { sendMessage(message, to: receiver, self) }
    }
  }
}

/// Nil for a view of which nobody knows what is in it: that of a library, or of a class that inherits from one.
private func knownView(_ view: UIView?) -> UIView? {
  guard let known = view, !isUnknown(known), !isUnknown(known.subviews) else { return nil }
  return known
}

extension UINavigationItem {
  /// The buttons in the bars above and below the controller.
  var barButtons: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + (toolbarItems ?? [])
  }

  /// The views of the app in those bars.
  var barViews: [UIView] {
    let inButtons = barButtons.compactMap { $0.customView }
    if let title = assignedTitleView { return [title] + inButtons }
    return inButtons
  }
}

extension UIViewController {
  var barViews: [UIView] { assignedNavigationItem?.barViews ?? [] }

  var barButtons: [UIBarButtonItem] { assignedNavigationItem?.barButtons ?? [] }

  var toolbarItems: [UIBarButtonItem]? {
    get { assignedNavigationItem?.toolbarItems }
    set { navigationItem.toolbarItems = newValue }
  }

  func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  /// Made when somebody asks.
  var navigationItem: UINavigationItem {
    if let item = assignedNavigationItem { return item }
    let item = UINavigationItem(of: self)
    assignedNavigationItem = item
    return item
  }
}
