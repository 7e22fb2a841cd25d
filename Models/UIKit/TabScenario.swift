/// A tab bar controller in a window: the user taps tabs, the app selects by code, and a swipe of the scenario's own drives
/// the change where the delegate vends animators only.
///
/// Override the `make…` functions to put code under test in.
class TabScenario: Scenario {
  /// The scenario's own swipe, while it lasts.
  var swipe: ReferenceDriver?
  /// Stands before the delegate (`drivesInteractively`).
  var driver: ForwardingTabDelegate?

  func makeTabBarController() -> UITabBarController { UITabBarController() }
  func makeTab(_ number: Int) -> UIViewController { makeController() }
  /// Nil: the tab bar controller's own.
  func makeTabBarDelegate() -> UITabBarControllerDelegate? { nil }
  /// For delegates that are made with the tab bar controller.
  func makeTabBarDelegate(for tabBarController: UITabBarController) -> UITabBarControllerDelegate? {
    makeTabBarDelegate()
  }
  /// The object that the tab bar controller holds weakly.
  var heldDelegate: UITabBarControllerDelegate?

  /// The scenario's own, correct swipe: an assumption.
  var drivesInteractively: Bool { false }
  /// Whether clients may use what is under test in every way that UIKit documents: see `ModalScenario`.
  var isReusable: Bool { false }
  var tabCount: Int { 2 }
  /// The code asks what is presented on the tabs: their pages present, and what a child presents is presented on the tabs
  /// (A.1).
  var isCovered: Bool { false }

  var tabs: UITabBarController { root as! UITabBarController }

  override func setUp() {
    let controller = makeTabBarController()
    controller.loadViewIfNeeded()
    if controller.children.isEmpty { controller.viewControllers = makeTabs() }
    if let delegate = makeTabBarDelegate(for: controller) {
      heldDelegate = delegate
      controller.delegate = delegate
    }
    showRoot(controller)
    drive()
  }

  private func makeTabs() -> [UIViewController] {
    var result: [UIViewController] = []
    for number in 0..<tabCount { result.append(makeTab(number)) }
    return result
  }

  /// Call it after the delegate has been set. Its delegate stays the one to blame.
  func drive() {
    guard drivesInteractively, let delegate = tabs.delegate else { return }
    driver = ForwardingTabDelegate(delegate)
    tabs.assignedTabDelegate = driver
  }

  override var isSwiping: Bool { swipe != nil }

  override func swipeIsInterrupted() {
    if swipe != nil { endSwipe(false) }
  }

  private var other: UIViewController? { tabs.children.first { $0 !== tabs.selected } }

  override func offerEvents() {
    let isFree = activeTransitions.isEmpty && root.presentedChild == nil && !isSwiping
    if isFree && !mainRunLoop.isCrowded, let child = other {
      offer(.appSelectsTab, by: .app) { performStep { self.tabs.selectedViewController = child } }
    }
    if isCovered && !isSwiping { offerCover() }
    offerSwipe()
  }

  private func offerCover() {
    if !activeTransitions.isEmpty || !pendingRequests.isEmpty || mainRunLoop.isCrowded { return }
    guard let page = root.presentedChild else {
      offer(.userTapsToPresent, by: .user) {
        performStep {
          assume(mayHappen("something else of the app is presented already", by: .code))
          requestPresentation(of: UIViewController(), from: self.root, true, nil)
        }
      }
      return
    }
    offer(.userTapsClose, by: .user) { performStep { requestDismissal(from: page, true, nil) } }
  }

  private func offerSwipe() {
    if swipe != nil {
      offer(.swipeFinished, by: .user) { performStep { self.endSwipe(true) } }
      offer(.swipeCancelled, by: .user) { performStep { self.endSwipe(false) } }
      return
    }
    if !drivesInteractively || !activeTransitions.isEmpty || mainRunLoop.isCrowded { return }
    guard let child = other else { return }
    offer(.userSwipesToTab, by: .user) {
      performStep {
        assume(
          isReusable
            ? mayHappen("a delegate returns an interaction controller with it", by: .client)
            : mayHappen("a delegate returns an interaction controller with it", by: .code))
        self.swipe = ReferenceDriver()
        self.tabs.selectedViewController = child
        // Without an animator there is nothing to drive.
        assume(self.tabs.runningTransition != nil)
      }
    }
  }

  private func endSwipe(_ isFinished: Bool) {
    swipe?.decide(isFinished)
    swipe = nil
    interactionSourceDidEnd()
  }
}

/// Stands before a delegate under test that vends no interaction controller, and supplies the scenario's swipe.
class ForwardingTabDelegate: UITabBarControllerDelegate {
  weak var target: UITabBarControllerDelegate?

  init(_ target: UITabBarControllerDelegate) {
    self.target = target
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    target?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    target?.tabBarController(tabBarController, didSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    target?.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    scenarioSwipe() ?? target?.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}

/// A tab bar delegate, alive as long as the app.
class TabDelegateScenario: TabScenario {
  override var knowsClasses: Bool { false }
  /// Where the delegate does not drive by itself.
  override var drivesInteractively: Bool {
    !listens(heldDelegate, "tabBarController(_:interactionControllerFor:)")
      && listens(heldDelegate, "tabBarController(_:animationControllerForTransitionFrom:to:)")
  }
}
