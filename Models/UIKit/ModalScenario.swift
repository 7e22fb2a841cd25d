/// A controller in a window presents another one and dismisses it: by tap and by code, animated and not, again while
/// the first request is in flight, and by a swipe if `isInteractive`.
///
/// Override the `make…` functions to put code under test in. A present and dismiss that leak nothing lead back to the
/// initial state.
class ModalScenario: Scenario {
  /// Nobody but the scenario holds a delegate that it made; it lets go when nothing is presented.
  var heldDelegate: UIViewControllerTransitioningDelegate?
  /// Stands before the delegate of what is presented (`drivesInteractively`).
  var driver: ForwardingDelegate?
  /// The scenario's own swipe, while it lasts.
  var swipe: ReferenceDriver?

  func makePresenter() -> UIViewController { makeController() }
  func makePresented() -> UIViewController { makeController() }
  func makePresented(by presenter: UIViewController) -> UIViewController { makePresented() }

  /// Nil: the presented controller's own.
  func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? { nil }

  /// Nil: the presented controller's own.
  var style: UIModalPresentationStyle? { nil }
  /// The sources set a style wherever they set a delegate, and compute it: no style is theirs for sure.
  var styleIsComputed: Bool { false }
  /// The scenario's own, correct swipe drives presentations and dismissals.
  var isInteractive: Bool { false }
  /// The same beside a delegate that vends no interaction controller itself: an assumption.
  var drivesInteractively: Bool { false }
  /// Whether clients may use what is under test in every way that UIKit documents: the sources do not show its only client.
  var isReusable: Bool { false }
  /// The sources hold an interaction controller that nothing in them vends.
  var hasInteractionController: Bool { false }
  /// And it can only dismiss.
  var interactionOnlyDismisses: Bool { false }
  var presentsWithoutAnimation: Bool { true }
  var repeatsRequests: Bool { true }
  /// Objects of the app present for the presenter; they may keep what they show, to show it again.
  var letsOthersPresent: Bool { false }

  /// What is presented has a `dismiss` of its own that animates: who closes it, or what it presents, calls that.
  var closesByItself: Bool { false }
  /// What is presented may be covered while an animation takes it away, before it asks to be dismissed.
  var mayBeCoveredMeanwhile: Bool { false }
  /// What is presented takes its views away when it is about to appear, and shows them when it has.
  var playsEntry: Bool { false }
  /// Ghost (TV506): from the WA to the DA of what was covered.
  var repeatedEntry: RepeatedEntry?

  /// The controller that presents: the one on top when the scenario has been set up.
  var presenter: UIViewController { root }
  var presented: UIViewController? { presenter.presentedChild }

  override func setUp() { showRoot(makePresenter()) }

  override var isSwiping: Bool { swipe != nil }

  override func swipeIsInterrupted() {
    if swipe != nil { endSwipe(false) }
  }

  override func stepDidEnd() {
    if presented != nil || !activeTransitions.isEmpty || !pendingRequests.isEmpty { return }
    heldDelegate = nil
    driver?.stepAside()
    driver = nil
    forgetClass(of: presenter)
  }

  /// Presents a new controller. The scenario's own requests are judged by no rule: see TV601.
  func present(animated: Bool) {
    let controller = shownAgain() ?? makePresented(by: presenter)
    if let value = style { controller.modalPresentationStyle = value }
    if let delegate = makeTransitioningDelegate(controller) {
      heldDelegate = delegate
      controller.transitioningDelegate = delegate
    }
    drive(controller)
    present(controller, from: presenter, animated: animated)
  }

  /// For scenarios that let the app itself present: call it afterwards.
  func driveDelegate() {
    if let controller = presented { drive(controller) }
  }

  /// With `drivesInteractively`: lets the swipe drive the controller's transitions. Its delegate stays the one to blame.
  func drive(_ controller: UIViewController) {
    if !drivesInteractively { return }
    guard let delegate = controller.assignedDelegate else { return }
    if isDriven(controller) || isWhole(delegate, of: controller) { return }
    driver = ForwardingDelegate(delegate, of: controller)
    controller.assignedDelegate = driver
  }

  /// Whether the swipe drives the controller's transitions, or would when it begins.
  func mayBeDriven(_ controller: UIViewController) -> Bool {
    if isInteractive || isDriven(controller) { return true }
    guard let delegate = controller.assignedDelegate else { return false }
    return !isWhole(delegate, of: controller)
  }

  private func isDriven(_ controller: UIViewController) -> Bool {
    controller.assignedDelegate is SynthesizedDelegate || controller.assignedDelegate is ForwardingDelegate
  }

  /// Whether the code has made the delegate: UIKit asks that object and nobody else, and what its class does not answer
  /// nobody does (developer.apple.com, `UIViewController.transitioningDelegate`). What the scenario makes stands for what
  /// clients inherit from it, too.
  private func isWhole(_ delegate: UIViewControllerTransitioningDelegate, of controller: UIViewController) -> Bool {
    if !trustsDelegates || isUnknown(delegate) || makes(delegate) { return false }
    if delegate === controller || delegate === heldDelegate { return false }
    return shown(in: root) { delegate === $0 } == nil
  }

  /// Whether the scenario has made the object.
  func makes(_ object: AnyObject) -> Bool { false }

  func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    requestPresentation(of: presented, from: presenter, animated, nil)
  }

  /// Dismisses what is presented.
  func dismiss(animated: Bool) {
    if closesByItself, let page = presented {
      page.dismiss(animated: animated)
    } else {
      requestDismissal(from: presented ?? presenter, animated, nil)
    }
  }

  override func offerEvents() {
    let isIdle = activeTransitions.isEmpty
    if presented == nil && isIdle {
      offerPresentations()
    } else if let cover = coverOfPage {
      if isIdle { offerUncovering(cover) }
    } else if presented != nil && isIdle {
      if !isOnItsWay { offerDismissals() }
      offerCoversOfPage()
      offerReload()
    } else if repeatsRequests {
      offerRepetitions()
    }
    offerSwipe()
  }
}
