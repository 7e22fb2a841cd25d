import Foundation

/// The transitions that have been requested and are not over: usually none or one.
var activeTransitions: [ModalTransition] = []

/// One presentation or dismissal, from the accepted request to its end: the context that animators see (OBJ-06).
///
/// The last properties are ghosts: what the rules need to know of the past. An over transition that app code still
/// holds keeps nothing alive.
class ModalTransition: UIViewControllerContextTransitioning {
  enum Phase {
    /// Relations are set, the coordinator exists, nothing is visible yet.
    case requested
    /// The WILL callbacks and `animateTransition` or `startInteractiveTransition` run.
    case starting
    /// Until `completeTransition`.
    case inFlight
    /// The DID callbacks and the tail run.
    case ending
    case over
  }

  enum Outcome { case finish, cancel }

  enum Origin {
    case other
    /// While a gesture lasted.
    case gesture
    /// A gesture that was over before the transition started.
    case finishedGesture
  }

  let presents: Bool
  let isAnimated: Bool
  var phase = Phase.requested
  var presenter: UIViewController?
  var presented: UIViewController?
  /// Who asked, until the delegate has been asked.
  var source: UIViewController?
  /// Nil: UIKit's own.
  var animator: UIViewControllerAnimatedTransitioning?
  var interactor: UIViewControllerInteractiveTransitioning?
  var isInteractive = false
  var startedInteractively = false
  var transitionWasCancelled = false
  /// An outcome that came before the start and was remembered (F-11).
  var earlyOutcome: Outcome?
  /// `completeTransition` was called while starting, and waits (F-29).
  var heldCompletion: Bool?
  /// The presenter may already make its next request (F-35).
  var isReleased = false
  /// The completion block of `present` or `dismiss`.
  var completion: (() -> Void)?
  /// What app code registered with the coordinator.
  var registrations: CoordinatorRegistrations?

  /// Where app code that ran for the transition was left last.
  var lastExit: Site?
  /// Where the interaction query was answered although no gesture was active (TV205).
  var answeredAt: Site?
  /// Who requested the transition (TV204, TV205).
  var origin = Origin.other
  /// Where the handler of the driving gesture was left when that was over.
  var gestureSite: Site?
  /// An outcome came before the start, whatever became of it (TV204).
  var wasDecidedEarly = false
  /// Nothing drives the interaction, and that has been reported (TV201, TV204, TV205).
  var isReported = false
  /// For each view whose subviews the transition's objects changed: the view, then its subviews before (TV306).
  var before: [[UIView]] = []
  /// Whether the presenter had appeared when the transition started (TV507).
  var presenterHadAppeared = false
  /// Where the presentation controller removed chrome during a dismissal (TV403).
  var chromeRemovedAt: Site?
  /// Where an object of the transition removed a lasting view last (TV306).
  var removedAt: Site?
  var sawBackground = false
  /// The background ended the animations, and nothing is left to complete the transition (TV1202).
  var isStranded = false
  /// Set only between `completeTransition` and the end of the step.
  var committed = false
  var completedAt: Site?
  var flagWasFinished = false
  /// The flag of `completeTransition` told the truth; what a false one leads to is no finding of its own.
  var isHonest = true

  init(presents: Bool, presenter: UIViewController, presented: UIViewController, isAnimated: Bool) {
    self.presents = presents
    self.presenter = presenter
    self.presented = presented
    self.isAnimated = isAnimated
  }

  var presentation: UIPresentationController? { presented?.assignedPresentationController }
  var fromController: UIViewController? { presents ? presenter : presented }
  var toController: UIViewController? { presents ? presented : presenter }
  var hasStarted: Bool { phase != .requested }

  /// Whether the object animates, drives or manages this transition.
  func isServed(by owner: AnyObject?) -> Bool {
    if owner == nil { return false }
    return owner === animator || owner === interactor || owner === presentation
  }

  /// A.3, OBJ-15: which views the animator may touch.
  func touchableView(of controller: UIViewController?) -> UIView? {
    if controller === presented { return presentation?.presentedView ?? presented?.view }
    guard let owner = controller, let removed = presentation?.removedPresenters else { return nil }
    return removed.contains { $0 === owner } ? owner.view : nil
  }

  // The context as app code sees it.

  var containerView: UIView {
    judgeContextUse(self)
    if phase == .over { return unknown() }
    return presentation!.containerView!
  }

  var presentationStyle: UIModalPresentationStyle {
    judgeContextUse(self)
    return presentation?.presentationStyle ?? .none
  }

  var targetTransform: CGAffineTransform { unknown() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    judgeContextUse(self)
    if phase == .over { return unknown() }
    return key == .from ? fromController : toController
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    judgeContextUse(self)
    if phase == .over { return unknown() }
    return touchableView(of: key == .from ? fromController : toController)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    judgeContextUse(self)
    return geometry()
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    judgeContextUse(self)
    // OBJ-14: zero or not, the value is one of the numbers that geometry stands for.
    if vc === presented && presents, let controller = presentation {
      return controller.frameOfPresentedViewInContainerView
    }
    return geometry()
  }
}
