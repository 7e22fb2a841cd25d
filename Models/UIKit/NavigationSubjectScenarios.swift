// Scenarios around one object under test that belongs to navigation: override the `make…` function.

/// A navigation delegate, alive as long as the app.
class NavigationDelegateScenario: NavigationScenario {
  var subject: UINavigationControllerDelegate?

  override var knowsClasses: Bool { false }

  func makeDelegate(_ navigationController: UINavigationController) -> UINavigationControllerDelegate {
    SynthesizedNavigationDelegate { _ in ReferenceAnimator() }
  }

  override func setUp() {
    showRoot(makeNavigationController(makeRoot()))
    let delegate = makeDelegate(navigation)
    subject = delegate
    // A delegate may set itself.
    if navigation.delegate == nil { navigation.delegate = delegate }
    drive()
  }

  override func makes(_ object: AnyObject) -> Bool { object === subject }

  /// Where the delegate does not drive by itself.
  override var drivesInteractively: Bool {
    listens(subject, "navigationController(_:animationControllerFor:from:to:)")
      && !listens(subject, "navigationController(_:interactionControllerFor:)")
  }
}

/// An animator that is meant for pushes and pops.
class NavigationAnimatorScenario: NavigationScenario {
  var subject: UINavigationControllerDelegate?

  override var knowsClasses: Bool { false }

  /// A fresh animator.
  func makeAnimator(pushing: Bool) -> UIViewControllerAnimatedTransitioning { ReferenceAnimator() }

  /// It is made for pushes: how a page comes back is not its business.
  var isForPushes: Bool { false }
  /// Whether an animator remembers anything: see `AnimatorScenario`.
  var mayKeepAnimators: Bool { false }
  /// Nil as long as each transition has had its own.
  var keptAnimators: KeptAnimators?

  override func setUp() {
    showRoot(makeNavigationController(makeRoot()))
    subject = SynthesizedNavigationDelegate { self.vendAnimator(pushing: $0) }
    navigation.navigationDelegate = subject
  }

  private func vendAnimator(pushing: Bool) -> UIViewControllerAnimatedTransitioning {
    if !mayKeepAnimators { return makeAnimator(pushing: pushing) }
    if let kept = keptAnimators?.animator(forward: pushing) { return kept }
    let animator = makeAnimator(pushing: pushing)
    if keptAnimators == nil { keptAnimators = mayKeepAnimator() }
    keptAnimators?.keep(animator, forward: pushing)
    return animator
  }

  override var drivesInteractively: Bool { true }
  override var isReusable: Bool { true }
}

/// Vends what it was made with: an animator for a push (`true`) or a pop, and the scenario's swipe.
class SynthesizedNavigationDelegate: UINavigationControllerDelegate {
  let animator: (Bool) -> UIViewControllerAnimatedTransitioning?

  init(_ animator: @escaping (Bool) -> UIViewControllerAnimatedTransitioning?) {
    self.animator = animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(operation == .push) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { scenarioSwipe() }
}
