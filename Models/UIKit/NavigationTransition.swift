/// One push or pop (NAV-01).
class NavigationTransition: Transition {
  var navigation: UINavigationController?
  let operation: UINavigationController.Operation
  var from: UIViewController?
  var to: UIViewController?
  /// The stack before: it comes back when the transition is cancelled (NAV-04).
  var formerStack: [UIViewController]
  var isAsked = false
  /// The swipe from the edge has requested it and drives it.
  var isSwiped = false
  /// Another request came before its end (NAV-05).
  var isNested = false
  /// NAV-07: it will never end. Where the gesture's delegate was set, whose answer let it begin.
  var wedgedAt: Site?

  init(
    _ navigation: UINavigationController, _ operation: UINavigationController.Operation, from: UIViewController?,
    to: UIViewController?, instead former: [UIViewController], isAnimated: Bool
  ) {
    self.navigation = navigation
    self.operation = operation
    self.from = from
    self.to = to
    formerStack = former
    super.init(isAnimated: isAnimated)
  }

  var isRunning: Bool { phase == .requested || phase == .starting || phase == .inFlight }

  /// One that is not animated has shown nothing before it starts.
  var isUnderWay: Bool { hasStarted || isAnimated }

  /// NAV-06: from iOS 18 on, with UIKit's own animation.
  var isFluid: Bool { navigationIsFluid && isAsked && animator == nil }

  override var fromController: UIViewController? { from }
  override var toController: UIViewController? { to }
  override var container: UIView? { navigation?.contentView }
  override var hasAsked: Bool { isAsked }
  override var letsTouchesThrough: Bool { isInteractive || isFluid }
  override var neverEnds: Bool { wedgedAt != nil }
  override var isForward: Bool? { operation == .none ? nil : operation == .push }
  override var isVendedByScenario: Bool { navigation?.askedDelegate is SynthesizedNavigationDelegate }
  // T-09: the abandoned controller's pair comes first, at completion.
  override var turnsBackInOrder: Bool { true }

  /// OBJ-07: also for whoever asks its parent.
  override func concerns(_ controller: UIViewController) -> Bool {
    if controller === navigation || controller === from || controller === to { return true }
    guard let container = controller.parent else { return false }
    return concerns(container)
  }

  override func moves(_ controller: UIViewController, in isComing: Bool) -> Bool {
    let wasThere = formerStack.contains { $0 === controller }
    let isThere = navigation?.children.contains { $0 === controller } ?? false
    return isComing ? !wasThere && isThere : wasThere && !isThere
  }

  // NAV-01; OBJ-04: an interaction controller only if there is an animator.
  override func ask() {
    if isAsked { return }
    isAsked = true
    guard let stack = navigation, let former = from, let next = to, isAnimated else { return }
    judgeNavigationDelegate(stack, operation)
    // OBJ-01: a delegate that died is as good as none.
    guard let delegate = stack.askedDelegate, answering(delegate) != nil else { return }
    asOwner(nil) {
      let answer = delegate.navigationController(stack, animationControllerFor: operation, from: former, to: next)
      // An animator that nobody defines is taken for a correct one.
      animator = isUnknown(answer) ? ReferenceAnimator() : answer
      noteVendedAnimator(self)
      // The swipe from the edge belongs to UIKit's own animation: with another one it does not begin.
      assume(animator == nil || !isSwiped)
      guard let object = animator else { return }
      let controller = delegate.navigationController(stack, interactionControllerFor: object)
      if isUnknown(controller) || controller == nil { return }
      interactor = controller
      if !interactionIsDriven() { answeredAt = here() }
    }
  }

  override func prepare() {
    loadTarget(1)
    let wasHidden = navigation?.isNavigationBarHidden ?? false
    // NAV-01, T-08: from first.
    if let controller = from, controller.appearanceState != .disappeared { sendWill(controller, false, isAnimated) }
    loadTarget(2)
    guard let stack = navigation, let next = to else { return }
    if stack.isOnStage { sendWill(next, true, isAnimated) }
    let flags = KeptFlags(of: stack)
    asOwner(nil) { stack.askedDelegate?.navigationController(stack, willShow: next, animated: isAnimated) }
    flags.noteChanges()
    KeptBar.note(self, wasHidden: wasHidden)
  }

  override func showStandard() {
    guard let content = container else { return }
    if let next = to {
      if operation == .pop { content.insertSubview(next.view, at: 0) } else { content.addSubview(next.view) }
    }
    beginLayoutChange()
    if !isSwiped { return }
    isInteractive = true
    startedInteractively = true
    if let outcome = earlyOutcome {
      earlyOutcome = nil
      decide(outcome)
    }
  }

  /// F-31: T-20 has the first load of the view before the WILL callbacks, T-30 between them.
  func loadTarget(_ moment: Int) {
    guard let controller = to, !controller.isViewLoaded else { return }
    if moment < 2 {
      if !listens(controller, "viewDidLoad()") && !listens(controller, "loadView()") { return }
      let sentence = moment == 0 ? "the view is loaded by the request" : "the view is loaded when the transition starts"
      if choose(.F31, [sentence, "the view is loaded later"]) == 1 { return }
    }
    controller.loadViewIfNeeded()
  }

  override func commit() { commitNavigation(self) }
  override func rollBack() { rollBackNavigation(self) }
  override func sweep() { sweepContent(self) }

  override func conclude() {
    // A popped controller may be kept by the app; its context may not (TV902).
    if operation == .pop && committed && animator != nil { noteRetiredContext(self) }
  }

  override func letGo() {
    navigation = nil
    from = nil
    to = nil
    formerStack = []
    isAsked = false
    isSwiped = false
    isNested = false
    wedgedAt = nil
  }
}
