/// A navigation controller in a window: controllers are pushed and popped, by tap, by the swipe from the edge, and by
/// code without animation; and by a swipe of the scenario's own where the delegate vends animators only.
///
/// Override the `make…` functions to put code under test in. Pushes and pops that leak nothing lead back to the initial
/// state.
class NavigationScenario: Scenario {
  /// The scenario's own swipe, while it lasts.
  var swipe: ReferenceDriver?
  /// Stands before the delegate (`drivesInteractively`).
  var driver: ForwardingNavigationDelegate?

  func makeNavigationController(_ root: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: root)
  }
  func makeRoot() -> UIViewController { makeController() }
  func makePushed() -> UIViewController { makeController() }

  /// The scenario's own, correct swipe drives pops beside a delegate that vends animators but no interaction
  /// controller: an assumption.
  var drivesInteractively: Bool { false }
  /// Whether clients may use what is under test in every way that UIKit documents: see `ModalScenario`.
  var isReusable: Bool { false }
  /// Whether who pushes the controller makes it the delegate of the stack, because it answers and nobody else assigns it.
  var pushedIsDelegate: Bool { false }
  var pushesWithoutAnimation: Bool { true }
  /// How many controllers the scenario pushes on one another.
  var pushes: Int { 1 }

  var navigation: UINavigationController { root as! UINavigationController }
  /// Whether a stack is what the window shows: code under test may have given the window another root.
  private var hasStack: Bool { root is UINavigationController }

  override func setUp() {
    showRoot(makeNavigationController(makeRoot()))
    drive()
  }

  /// Call it after the delegate has been set.
  func drive() {
    guard drivesInteractively, let delegate = navigation.askedDelegate else { return }
    if delegate is ForwardingNavigationDelegate || isWhole(delegate) { return }
    driver = ForwardingNavigationDelegate(delegate)
    navigation.navigationDelegate = driver
  }

  /// Whether the code has made the delegate, which is all that UIKit asks: see `ModalScenario`.
  private func isWhole(_ delegate: UINavigationControllerDelegate) -> Bool {
    if !trustsDelegates || isUnknown(delegate) || makes(delegate) { return false }
    return shown(in: root) { delegate === $0 } == nil
  }

  /// Whether the scenario has made the object.
  func makes(_ object: AnyObject) -> Bool { false }

  private var isDriven: Bool {
    let delegate = navigation.askedDelegate
    return delegate is SynthesizedNavigationDelegate || delegate is ForwardingNavigationDelegate
  }

  override func stepDidEnd() {
    if !hasStack { return }
    if activeTransitions.isEmpty && navigation.children.count == 1 { forgetClass(of: navigation.children[0]) }
  }

  override var isSwiping: Bool { swipe != nil }

  override func swipeIsInterrupted() {
    if swipe != nil { endSwipe(false) }
  }

  func push(animated: Bool) {
    let controller = shownAgain() ?? makePushed()
    if pushedIsDelegate { navigation.delegate = controller as? UINavigationControllerDelegate }
    navigation.pushViewController(controller, animated: animated)
  }

  override func offerEvents() {
    if hasStack { offerChanges() }
    offerSwipe()
  }

  private func offerChanges() {
    let isFree = activeTransitions.isEmpty || (navigation.runningTransition?.isFluid ?? false)
    if !isFree || isSwiping || root.presentedChild != nil { return }
    if navigation.children.count <= pushes {
      offerPushes()
    } else {
      offerPops()
    }
  }

  private func offerPushes() {
    if mainRunLoop.isCrowded { return }
    if !isWaited(for: self) && !isSent(tappedMethod) && !isKept(from: navigation) {
      offer(.userTapsToPush, by: .user, disturbs: isInTransition()) {
        performStep {
          tappingScenario = self
          self.push(animated: true)
        }
      }
    }
    if pushesWithoutAnimation && activeTransitions.isEmpty {
      offer(.appPushesAtOnce, by: .app) { performStep { self.push(animated: false) } }
    }
  }

  private func offerPops() {
    if pushesWithoutAnimation && activeTransitions.isEmpty {
      offer(.appPopsAtOnce, by: .app) {
        performStep { self.navigation.popViewController(animated: false) }
      }
    }
  }

  private func offerSwipe() {
    if swipe != nil {
      offer(.swipeFinished, by: .user) { performStep { self.endSwipe(true) } }
      offer(.swipeCancelled, by: .user) { performStep { self.endSwipe(false) } }
      return
    }
    if !drivesInteractively || !activeTransitions.isEmpty || mainRunLoop.isCrowded { return }
    if !hasStack || navigation.children.count < 2 || !isDriven { return }
    offer(.userSwipesToPop, by: .user) {
      performStep {
        assume(
          isReusable
            ? mayHappen("a delegate returns an interaction controller with it", by: .client)
            : mayHappen("a delegate returns an interaction controller with it", by: .code))
        self.swipe = ReferenceDriver()
        self.navigation.popViewController(animated: true)
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
class ForwardingNavigationDelegate: UINavigationControllerDelegate {
  /// Kept by whoever keeps it, as the weak property of the navigation controller would see it (OBJ-01).
  weak var target: UINavigationControllerDelegate?

  init(_ target: UINavigationControllerDelegate) {
    self.target = target
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    target?.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    target?.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    target?.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    scenarioSwipe() ?? target?.navigationController(navigationController, interactionControllerFor: animationController)
  }
}

/// The delegate whose code answers: the one behind a forwarding delegate of the scenario.
func answering(_ delegate: UINavigationControllerDelegate?) -> UINavigationControllerDelegate? {
  if let forwarding = delegate as? ForwardingNavigationDelegate { return forwarding.target }
  return delegate
}
