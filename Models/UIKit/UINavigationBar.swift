import Foundation

/// A navigation bar: that of a navigation controller shows the items of its stack, any other one its own.
class UINavigationBar: UIView {
  weak var navigation: UINavigationController?
  var ownItems: [UINavigationItem]?

  convenience init(of navigation: UINavigationController) {
    self.init(frame: unknown())
    self.navigation = navigation
  }

  var items: [UINavigationItem]? {
    get { navigation?.children.map { $0.navigationItem } ?? ownItems }
    set { if navigation == nil { ownItems = newValue } }
  }

  // NAV-05: the bar of a navigation controller goes with the screen.
  var topItem: UINavigationItem? { navigation == nil ? ownItems?.last : navigation?.shownController?.navigationItem }
  var backItem: UINavigationItem? { items?.dropLast().last }

  func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  func pushItem(_ item: UINavigationItem, animated: Bool) {
    if navigation == nil { ownItems = (ownItems ?? []) + [item] }
  }

  @discardableResult
  func popItem(animated: Bool) -> UINavigationItem? {
    if navigation != nil || ownItems?.isEmpty != false { return nil }
    return ownItems?.removeLast()
  }

  // Properties that no rule and no callback depends on.
  var barTintColor: UIColor? {
    get { unknown() }
    set {}
  }
  var isTranslucent: Bool {
    get { unknown() }
    set {}
  }
  var prefersLargeTitles: Bool {
    get { unknown() }
    set {}
  }
  var shadowImage: UIImage? {
    get { unknown() }
    set {}
  }
}

/// What the user can do in the bar: go back, or tap a button of the top controller.
func offerBarTaps(_ navigation: UINavigationController) {
  if !isUnknown(navigation.isNavigationBarHidden) && navigation.isNavigationBarHidden { return }
  // NAV-05: the bar goes with the screen, which changes when the transition starts (SCH-02).
  let isAhead = navigation.runningTransition?.hasStarted == false
  guard let top = isAhead ? navigation.shownController : navigation.topViewController else { return }
  let isFree = navigation.runningTransition?.isFluid ?? true
  if isFree && navigation.children.count > 1 && !replacesBackButton(top) {
    offerTap(by: navigation, .userTapsBack) { navigation.goBack() }
  }
  for button in barButtons(of: top) { offerTap(by: button, .userTapsBarButton) { button.send() } }
  for view in top.barViews { offerTaps(inBar: view) { _ in true } }
}

/// A controller that gives its bar items closures is in a navigation controller, even where the scenario shows it without.
/// Actions with a target are events by themselves, unless they are left to the buttons (`noteSender`).
func offerBarTaps(outside controller: UIViewController) {
  if controller.parent != nil || controller.assignedNavigationItem == nil { return }
  for button in barButtons(of: controller)
  where button.primaryAction != nil || scenario?.isSent(button.action) == true {
    offerTap(by: button, .userTapsBarButton) { button.send() }
  }
  for view in controller.barViews {
    offerTaps(inBar: view) { control in
      control.handlers != nil || control.actions?.contains { scenario?.isSent($0.action) == true } == true
    }
  }
}

private func barButtons(of controller: UIViewController) -> [UIBarButtonItem] {
  controller.barButtons.filter { !isUnknown($0.isEnabled) && $0.isEnabled && $0.isHeard }
}

/// Decides what happens in a bar. A navigation controller is the delegate of its own bar, so a subclass that conforms is
/// asked. Each method is optional.
protocol UINavigationBarDelegate: AnyObject {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}

extension UINavigationController {
  /// The back button. Only there somebody is asked: whether pops by code ask too depends on the version, and the sources
  /// do not settle it. One who says yes may have popped by itself.
  func goBack() {
    guard let top = topViewController else { return }
    if let asked = self as? UINavigationBarDelegate, listens(asked, "navigationBar(_:shouldPop:)") {
      if !asked.navigationBar(navigationBar, shouldPop: top.navigationItem) || topViewController !== top { return }
    }
    popViewController(animated: true)
  }
}
