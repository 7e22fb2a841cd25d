import Foundation

/// A stack of controllers, of which the top one is shown.
///
/// What its requests do stands in `NavigationRequest.swift`, what the screen does in `NavigationTransition.swift`.
class UINavigationController: UIViewController {
  enum Operation { case none, push, pop }

  /// OBJ-01: weak.
  weak var navigationDelegate: UINavigationControllerDelegate?
  /// Ghost (TV901): where the delegate was assigned; nil when none was.
  var navigationDelegateAssignedAt: Site?
  /// Ghost (TV702): the list that its delegate keeps beside the stack has lost what was popped.
  var listFollowsPops = false
  /// Ghost (TV601): the view of the page on top is being loaded. UIKit loads it when the controller's own view, which is in
  /// the window by then, is laid out (SCH-02), the machine with that view.
  var isLoadingPage = false
  var isNavigationBarHidden = false
  /// There as soon as the view is loaded.
  var interactivePopGestureRecognizer: UIGestureRecognizer?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    requestStack([rootViewController], of: self, false)
  }

  convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  var delegate: UINavigationControllerDelegate? {
    get { navigationDelegate }
    set {
      navigationDelegate = newValue
      navigationDelegateAssignedAt = newValue == nil || !answersNavigation(newValue) ? nil : here()
    }
  }

  /// Whom UIKit asks: who was assigned to it. A class that overrides `delegate` for its clients hands its own object to
  /// `super`, and is told by that (github.com/pointfreeco/swift-navigation, NavigationStackController).
  /// Of an object whose conformance is in a file that was not read nothing is known: it is not asked.
  var askedDelegate: UINavigationControllerDelegate? {
    let assigned = navigationDelegate ?? delegate
    return answersNavigation(assigned) ? assigned : nil
  }

  private func answersNavigation(_ object: AnyObject?) -> Bool {
    isUnknown(object) || object is UINavigationControllerDelegate
  }

  // SCH-02: the stack changes within the call, the screen later.

  var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  var topViewController: UIViewController? { children.last }
  var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    judgeNavigation(self)
    let pushed = UIViewController.standing(for: viewController)
    // An exception; the machine goes on as if the call had not been made.
    if pushed.parent != nil || pushed is UINavigationController { return }
    judgePushedDelegate(pushed)
    requestStack(children + [pushed], of: self, animated)
  }

  @discardableResult
  func popViewController(animated: Bool) -> UIViewController? {
    if children.count > 1 { judgeNavigation(self) }
    return requestPop(of: self, leaving: children.count - 1, animated).last
  }

  @discardableResult
  func popToRootViewController(animated: Bool) -> [UIViewController]? {
    if children.count > 1 { judgeNavigation(self) }
    return requestPop(of: self, leaving: 1, animated)
  }

  @discardableResult
  func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    judgeNavigation(self)
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    return requestPop(of: self, leaving: index + 1, animated)
  }

  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    judgeNavigation(self)
    if isUnknown(viewControllers) { return }
    requestStack(viewControllers, of: self, animated)
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  var navigationBar: UINavigationBar { UINavigationBar(of: self) }

  // Properties that no rule and no callback depends on.
  var toolbar: UIView { UIView() }
  var isToolbarHidden: Bool {
    get { unknown() }
    set {}
  }

  /// Whoever leaves hears of that from the running transition, and nobody hears what it knows already.
  override func childrenHearing(_ callback: String) -> [UIViewController] {
    let leaving = runningTransition.flatMap { $0.hasStarted ? $0.from : nil }
    return super.childrenHearing(callback).filter { $0 !== leaving && expects(callback, $0.appearanceState) }
  }

  override func viewDidInstall() {
    let content = UINavigationTransitionView()
    view.insertSubview(content, at: 0)
    isLoadingPage = true
    if let top = children.last { content.addSubview(top.view) }
    isLoadingPage = false
    addPopGesture()
  }

  /// A subclass finds the recogniser after `super.viewDidLoad()` and makes itself its delegate
  /// (stackoverflow.com/questions/24710258).
  override func viewDidLoad() {
    super.viewDidLoad()
    addPopGesture()
  }

  private func addPopGesture() {
    if interactivePopGestureRecognizer != nil { return }
    let gesture = UINavigationPopGestureRecognizer(self)
    interactivePopGestureRecognizer = gesture
    view.addGestureRecognizer(gesture)
  }
}

/// Whether a controller in this state is told so by its container.
func expects(_ callback: String, _ state: Appearance) -> Bool {
  switch callback {
  case "viewWillAppear(_:)": return state == .disappeared || state == .disappearing
  case "viewWillDisappear(_:)": return state != .disappeared && state != .disappearing
  case "viewDidAppear(_:)": return state != .appeared
  default: return state != .disappeared
  }
}

/// Where a navigation controller shows its top controller, and where its transitions take place.
final class UINavigationTransitionView: UIView {}

extension UINavigationController {
  /// Nil until the view is loaded.
  var contentView: UIView? { loadedView?.subviews.first { $0 is UINavigationTransitionView } }

  /// The controller that is on the screen: it may lag behind the stack (NAV-05).
  var shownController: UIViewController? {
    contentView?.subviews.last { $0.owningController != nil }?.owningController
  }

  /// Whether its own appearance has begun: only then its controllers appear and disappear by themselves.
  var isOnStage: Bool { appearanceState != .disappeared && appearanceState != .disappearing }

  /// The transition that has been requested or is in flight; its end no longer counts.
  var runningTransition: NavigationTransition? {
    for transition in activeTransitions {
      if let own = transition as? NavigationTransition, own.navigation === self, own.isRunning { return own }
    }
    return nil
  }
}

extension UIViewController {
  /// The nearest navigation controller that contains this one.
  var navigationController: UINavigationController? {
    guard let container = parent else { return nil }
    return container as? UINavigationController ?? container.navigationController
  }

  var hidesBottomBarWhenPushed: Bool {
    get { unknown() }
    set {}
  }
}
