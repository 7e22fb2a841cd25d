/// One presentation or dismissal.
class ModalTransition: Transition {
  let presents: Bool
  var presenter: UIViewController?
  var presented: UIViewController?
  /// Who asked, until the delegate has been asked.
  var source: UIViewController?
  /// Adaptivity is asked for right before the presentation begins (F-32).
  var adaptsLate = false
  /// The window turns with the animation (F-51).
  var turnsDuringAnimation = false
  /// What is above the dismissed controller goes after the completion block (F-36).
  var chainGoesLast = false

  /// Set when the end begins.
  var endingPresentation: UIPresentationController?

  /// Ghost: the style was custom when the presentation was requested (TV404).
  var wasMeantCustom = false
  /// Nil: code has set none before the request.
  var requestedStyle: UIModalPresentationStyle?
  /// Ghost: whether the presenter had appeared when the transition started (TV507).
  var presenterHadAppeared = false
  /// Ghost: where app code passed the block of a dismissal (TV602).
  var continuedFrom: Site?
  /// Ghost: no code under test has asked for it, the scenario has (TV602).
  var isAssumed = false
  /// Ghost: where the presentation controller removed chrome during a dismissal (TV403).
  var chromeRemovedAt: Site?

  init(presents: Bool, presenter: UIViewController, presented: UIViewController, isAnimated: Bool) {
    self.presents = presents
    self.presenter = presenter
    self.presented = presented
    super.init(isAnimated: isAnimated)
  }

  /// Its own from its end on: by then the presented controller may have the one of its next presentation.
  var presentation: UIPresentationController? { endingPresentation ?? presented?.assignedPresentationController }
  override var fromController: UIViewController? { presents ? presenter : presented }
  override var toController: UIViewController? { presents ? presented : presenter }
  override var container: UIView? { presentation?.containerView }
  override var style: UIModalPresentationStyle { presentation?.presentationStyle ?? .none }
  override var isForward: Bool? { presents }
  override var isVendedByScenario: Bool { presented?.assignedDelegate is SynthesizedDelegate }
  override var hasAsked: Bool { source == nil }

  override var abandoned: [UIViewController] { presents ? [presented!] : presentation!.removedPresenters }
  override var returning: [UIViewController] { presents ? presentation!.removedPresenters : [presented!] }

  override func isServed(by owner: AnyObject?) -> Bool {
    if owner == nil { return false }
    return owner === animator || owner === interactor || owner === presentation
  }

  override func touchableView(of controller: UIViewController?) -> UIView? {
    if controller === presented { return presentation?.presentedView ?? presented?.view }
    // DISM-03: a presenter that has stayed in its window is nobody's to add.
    guard let owner = controller, let removed = presentation?.removedPresenters else { return nil }
    return removed.contains { $0 === owner } ? owner.view : nil
  }

  override func involves(_ controller: UIViewController) -> Bool {
    presenter === controller || presented === controller
  }

  /// OBJ-07
  override func concerns(_ controller: UIViewController) -> Bool { involves(controller.outermost) }

  override var revealedView: UIView? { presents ? presentation?.presentedView : nil }
  override var offersAllViews: Bool { !(presentation?.removedPresenters.isEmpty ?? false) }

  override func lastingSubviews(of view: UIView) -> [UIView]? {
    guard let presentation = presentation else { return nil }
    if presents && view === presentation.containerView { return nil }
    return view.subviews.filter { $0.addedBy !== presentation }
  }

  /// OBJ-14: a presenter whose view is kept stays where it is.
  override func finalFrame(of controller: UIViewController) -> CGRect {
    if controller === presented {
      return presents || keepsFinalFrame() ? presentation?.frameOfPresentedViewInContainerView ?? .zero : .zero
    }
    guard controller === presenter else { return geometry() }
    if touchableView(of: controller) == nil { return controller.view.frame }
    return CGRect(presents ? .zero : .container)
  }

  /// F-57
  private func keepsFinalFrame() -> Bool {
    choose(
      .F57,
      [
        "the final frame of what is dismissed is zero",
        "the final frame of what is dismissed is that of its presentation",
      ]) == 1
  }

  override func ask() { askDelegate(self) }

  override func prepare() {
    presenterHadAppeared = presenter?.appearanceState == .appeared
    adapt(self, isEarly: false)
    announceAdaptation(self, isEarly: false)
    forceOrientation(self, isBeforeAnimation: true)
    if presents { startPresentation(self) } else { startDismissal(self) }
  }

  override func showStandard() {
    guard let container = container else { return }
    if presents {
      container.addSubview(presentation!.presentedView!)
      // Where the app proposes a frame, the view has it at the end of the standard animation, too (developer.apple.com,
      // `frameOfPresentedViewInContainerView`: "The frame rectangle to assign to the presented view at the end of the
      // animations").
      if let own = presentation, listens(own, "frameOfPresentedViewInContainerView") {
        own.presentedView?.setFrame(own.frameOfPresentedViewInContainerView)
      }
    } else {
      for controller in presentation!.removedPresenters {
        controller.view.setFrame(nil)
        container.insertSubview(controller.view, at: 0)
      }
    }
  }

  /// VIA of what appears (APP-02), the container's pair (T-01).
  override func layOutAfterStart() {
    if presents {
      if let controller = presented { layOut(controller, isAnimated) }
    } else if let removed = presentation?.removedPresenters {
      for controller in removed { layOut(controller, isAnimated) }
    }
    // The pass comes for new subviews; without them it may (T-41).
    if presents || before.contains(where: { $0.first === container }) {
      layOutCertainly { layOutContainer(of: presentation) }
    } else {
      layOutPerhaps { layOutContainer(of: presentation) }
    }
    forceOrientation(self, isBeforeAnimation: false)
  }

  override func commit() {
    endingPresentation = presentation
    if presents { commitPresentation(self) } else { commitDismissal(self) }
  }

  override func rollBack() {
    endingPresentation = presentation
    if presents { rollBackPresentation(self) } else { rollBackDismissal(self) }
  }

  override func restoresScreen() -> Bool { presents || !committed || judgePresenterRestored(self) }

  override func sweep() {
    judgeForwarding(self)
    sweepContainer(self)
  }

  override func conclude() {
    for window in shownWindows { judgeChrome(self, in: window) }
    judgeCleanup(self)
    judgeReliance(self)
    noteRetired(self)
    if presents == committed { return }
    // Its own: the controller may be presented again by now.
    if let controller = presented, let presentation = presentation { endPresentation(presentation, controller) }
  }

  override func letGo() {
    presenter = nil
    presented = nil
    endingPresentation = nil
    source = nil
    adaptsLate = false
    turnsDuringAnimation = false
    chainGoesLast = false
    continuedFrom = nil
    isAssumed = false
    wasMeantCustom = false
    requestedStyle = nil
    presenterHadAppeared = false
    chromeRemovedAt = nil
  }
}

/// The presentations and dismissals among the active transitions.
var modalTransitions: [ModalTransition] { activeTransitions.compactMap { $0 as? ModalTransition } }
