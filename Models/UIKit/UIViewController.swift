import Foundation

/// A view controller: its view, its place among other controllers, and what a presentation reads from it.
///
/// What a transition does with controllers stands in `PresentationStart.swift` and its neighbours.
class UIViewController: UIResponder {
  /// The root view once it is loaded; `view` loads it.
  var loadedView: UIView?
  /// The own child modal, at most one.
  var presentedChild: UIViewController?
  /// Who presents this very controller, not an ancestor.
  weak var modalPresenter: UIViewController?
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var appearanceState = Appearance.disappeared
  var movement: Movement?
  /// An explicit begin that is not closed yet, and the last one of the transition in flight.
  var appearanceForwarding: AppearanceForwarding?
  /// Ghost (TV505): from a WILL that did something to its DID.
  var willEffects: WillEffects?
  /// Ghost (TV506): from viewWillDisappear to the next DID, how many registrations its callbacks have added.
  var gainedRegistrations: Int?
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  var definesPresentationContext = false
  /// PRES-07
  var modalPresentationCapturesStatusBarAppearance = false
  /// OBJ-01: weak.
  weak var assignedDelegate: UIViewControllerTransitioningDelegate?
  /// Ghost (TV901): where the delegate was assigned; nil when none was.
  var delegateAssignedAt: Site?
  /// OBJ-05: from the request to the end of the dismissal.
  var assignedPresentationController: UIPresentationController?
  /// SH-04: the presentation that shows the controller, or one that contains it, cannot be pulled away.
  var isModalInPresentation = false
  /// `navigationItem`, once somebody has asked for it.
  var assignedNavigationItem: UINavigationItem?
  /// Ghost (TV601): it has been on the screen; known only where an object presents on behalf of others.
  var wasShownByScenario = false
  /// Ghost (TV501, TV702): where code of a container has put the view into another one, or taken it out (`noteMove`).
  var viewMovedAt: Site?
  /// Ghost (TV902): where app code presented the controller.
  var presentedAt: Site?
  /// Ghost (TV1205): app code may have told where the popover points to.
  var popoverIsAskedFor = false
  /// Nil: the controller is of the class that it says. Otherwise it stands for one of the app whose class nobody has
  /// said; which types casts of the code under test have found it to be of is kept here by the interpreter.
  var typeAnswers: [Any]?

  init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Stands for a controller of the app whose class nobody defines.
  static func ofUnspecifiedClass() -> UIViewController {
    let controller = UIViewController()
    controller.typeAnswers = []
    return controller
  }

  /// The controller; of a value that nobody knows, one of unspecified class: the machine branches on no unknown object.
  static func standing(for controller: UIViewController) -> UIViewController {
    isUnknown(controller) ? ofUnspecifiedClass() : controller
  }

  required init?(coder: NSCoder) {
    super.init()
  }

  convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get { assignedDelegate }
    set {
      delegateWillChange(self, to: newValue)
      assignedDelegate = newValue
      delegateAssignedAt = newValue == nil ? nil : here()
    }
  }

  // A.1: the public getters climb to ancestors.
  var presentedViewController: UIViewController? {
    let controller = presentedChild ?? parent?.presentedViewController
    if let found = controller { notePresentedIsKnown(found) }
    return controller
  }
  var presentingViewController: UIViewController? {
    let controller = presenterAbove(self)
    if let found = controller { notePresenter(found) }
    return controller
  }
  var presentationController: UIPresentationController? {
    assignedPresentationController ?? parent?.presentationController ?? earlyPresentationController
  }

  override var next: UIResponder? { loadedView?.superview ?? modalPresenter }

  // Properties that no rule and no callback depends on.
  var title: String? {
    get { unknown() }
    set {}
  }
  var modalTransitionStyle: UIModalTransitionStyle {
    get { unknown() }
    set {}
  }
  var providesPresentationContextTransitionStyle: Bool {
    get { unknown() }
    set {}
  }
  var preferredContentSize: CGSize {
    get { geometry() }
    set {}
  }
  var preferredStatusBarStyle: UIStatusBarStyle { .default }
  var prefersStatusBarHidden: Bool { false }
  var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  // PRES-07
  var childForStatusBarStyle: UIViewController? { nil }
  var childForStatusBarHidden: UIViewController? { nil }
  func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

  func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    let presented = UIViewController.standing(for: viewControllerToPresent)
    presented.presentedAt = here()
    judgeRequestInQuery()
    judgeKept(presented)
    assume(!isDeferredBefore())
    let isAccepted = judgePresent(presented, from: self)
    let site = completion != nil && isAccepted ? here() : nil
    requestPresentation(of: presented, from: self, flag, completion, at: site)
  }

  func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    judgeRequestInQuery()
    judgeDismiss(self)
    judgeDismissTarget(self)
    noteDismissal(by: self)
    if completion != nil { judgeOwnDismissal(by: self) }
    let site = completion == nil || isContinued(here()) ? nil : here()
    requestDismissal(from: self, flag, completion, at: site, isAssumed: here() == nil)
  }

  /// ROT-07: asked of whoever fills the screen.
  var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // A container that shows controllers itself overrides them; without one the controller is presented.
  func show(_ vc: UIViewController, sender: Any?) {
    if let container = parent { container.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let container = parent {
      container.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// APP-08
  var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A view that no code makes is a storyboard's or a nib's: what that connects is there before `viewDidLoad`
  /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()).
  func loadView() {
    view = UIView()
    connectOutletViews()
    connectGestureActions()
    connectEmbeddedControllers()
    connectInterfaceControls()
  }
  /// Views of the storyboard to which the class adds gestures: see `OutletViews` of the front end.
  func connectOutletViews() {}
  /// Recognisers of the storyboard whose actions the class has: see `GestureActions` of the front end.
  func connectGestureActions() {}
  /// Children of the storyboard's container views: see `EmbeddedControllers` of the front end.
  func connectEmbeddedControllers() {}
  /// Controls of the storyboard that begin unwind segues: see `SegueWriter` of Interface Builder's room.
  func connectInterfaceControls() {}
  func viewDidLoad() {}
  /// Who hears what this controller hears of its appearance: those whose views are inside its view (APP-07).
  func childrenHearing(_ callback: String) -> [UIViewController] {
    children.filter { $0.loadedView?.superview != nil }
  }
  /// UIKit's own containers put their content into the loaded view.
  func viewDidInstall() {}
  func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  func viewWillLayoutSubviews() {}
  func viewDidLayoutSubviews() {}
  func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    baseIsReached(self, "viewWillTransition(to:with:)")
    // ROT-01: root first, then children.
    for child in children {
      child.deliverSize(self.size(forChildContentContainer: child, withParentContainerSize: size), coordinator)
    }
    tellOfRotation(self, coordinator)
  }

  // ROT-02: the old callbacks, called at the moments of the new ones.
  func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  func size(forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize) -> CGSize
  {
    unknown()
  }

  func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
    baseIsReached(self, "willTransition(to:with:)")
    // ROT-01
    for child in children { child.deliverTraits(newCollection, coordinator) }
  }

  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func viewWillAppear(_ animated: Bool) { appearanceBaseIsReached("viewWillAppear(_:)", .appearing) }
  func viewIsAppearing(_ animated: Bool) { appearanceBaseIsReached("viewIsAppearing(_:)", .shown) }
  func viewDidAppear(_ animated: Bool) { appearanceBaseIsReached("viewDidAppear(_:)", .appeared) }
  func viewWillDisappear(_ animated: Bool) { appearanceBaseIsReached("viewWillDisappear(_:)", .disappearing) }
  func viewDidDisappear(_ animated: Bool) { appearanceBaseIsReached("viewDidDisappear(_:)", .disappeared) }

  func willMove(toParent parent: UIViewController?) {
    if parent == nil { noteMovement(.fromParent) }
  }
  func didMove(toParent parent: UIViewController?) { movement = nil }
}

extension UIViewController {
  /// The controller at the root of the containment chain.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// Meaningful only while the callbacks of the transition run.
  var isBeingPresented: Bool {
    modalTransitions.contains { $0.presents && $0.presented === self }
  }

  var isBeingDismissed: Bool {
    modalTransitions.contains { !$0.presents && $0.presented === self }
  }

  /// TC-01, TC-02, OBJ-07: from the request to the last callback, and only for animated transitions: a coordinator of a
  /// non-animated one may be missing, so it is.
  var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    noteOptionalIsRead()
    for transition in activeTransitions where transition.concerns(self) {
      if transition.isAnimated { return TransitionCoordinator(transition) }
      if here() != nil { assume(mayHappen("a transition without animation has no coordinator")) }
    }
    return nil
  }
}
