import Foundation

/// The transitions that have been requested and are not over: usually none or one.
var activeTransitions: [Transition] = []

/// One transition, from the accepted request to its end: the context that animators see (OBJ-06).
///
/// What all transitions share stands here and in `TransitionRun.swift`, `TransitionEnd.swift` and `Cancellation.swift`; a
/// subclass for each kind of container says what the steps do.
///
/// The last properties are ghosts: what the rules need to know of the past. An over transition that app code still
/// holds keeps nothing alive.
class Transition: UIViewControllerContextTransitioning {
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

  let isAnimated: Bool
  var phase = Phase.requested
  // OBJ-08: both live as long as the transition, whoever else holds them; `clear` lets go.
  /// Nil: UIKit's own.
  var animator: UIViewControllerAnimatedTransitioning?
  var interactor: UIViewControllerInteractiveTransitioning?
  /// What the animator vended for a percent-driven controller (OBJ-11).
  weak var interruptible: UIViewPropertyAnimator?
  var isInteractive = false
  var startedInteractively = false
  /// From the start on, or since a pause.
  var hasBeenInteractive = false
  var transitionWasCancelled = false
  /// An outcome that came before the start and was remembered (F-11).
  var earlyOutcome: Outcome?
  /// `completeTransition` was called while starting, and waits (F-29).
  var heldCompletion: Bool?
  /// Who takes part may already make the next request (F-35).
  var isReleased = false
  /// The completion block of the request.
  var completion: (() -> Void)?
  /// What app code registered with the coordinator.
  var registrations: CoordinatorRegistrations?

  /// Where app code that ran for the transition was left last.
  var lastExit: Site?
  /// Where app code stored the context in a property last (TV902).
  var keptAt: Site?
  /// Where the interaction query was answered although no gesture was active (TV205).
  var answeredAt: Site?
  /// Who requested the transition (TV204, TV205).
  var origin = Origin.other
  /// The control, list, bar item or recogniser whose action made the request.
  weak var requestedBy: AnyObject?
  /// Until the start: where app code asked for it, if a touch made it.
  var requestedAt: Site?
  /// Until the start: the recogniser that a touch has reached since the request, if one has.
  weak var lateTouch: UIGestureRecognizer?
  /// Where the handler of the driving gesture was left when that was over.
  var gestureSite: Site?
  /// An outcome came before the start, whatever became of it (TV204).
  var wasDecidedEarly = false
  /// Nothing drives the interaction, and that has been reported (TV201, TV204, TV205).
  var isReported = false
  /// Ghost: UIKit gave its animator no snapshot, so that it may have to be given up (TV104).
  var lacksSnapshot = false
  /// `animateTransition` did nothing (TV108).
  var isEmpty = false
  /// Ghost: code that nobody defines has the context, and may complete the transition (TV102, TV103, TV108).
  var isHandedOver = false
  /// Ghost: code that nobody defines has the container, and may show what the transition leads to (TV301).
  var isContainerHandedOver = false
  /// For each view whose subviews the transition's objects changed: the view, then its subviews before (TV306).
  var before: [[UIView]] = []
  /// Ghost (TV109): what its animator has declared, where that is known.
  var declaredDuration: Double?
  /// Where an animator was answered that is set to the other direction (TV904).
  var misdirectedAt: Site?
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
  /// Ghost: its animator has moved a view that the context does not offer (TV302); where views are in the end follows.
  var movedForeignView = false
  /// Ghost: somebody has asked whether the context offers the view that the transition leads to.
  var wasAskedForView = false
  /// Where the animator has put the view into the container that the transition leads to (TV1001): who gives it no
  /// frame gives it none there.
  var shownAt: Site?

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  var hasStarted: Bool { phase != .requested }
  /// PRES-04: UIKit's own animation plays.
  var endsByItself: Bool { animator == nil && !isInteractive && !neverEnds }

  // What a kind of transition says of itself.

  var fromController: UIViewController? { nil }
  var toController: UIViewController? { nil }
  /// The view in which the transition takes place, once there is one.
  var container: UIView? { nil }
  var style: UIModalPresentationStyle { .none }
  /// Whether the delegate has been asked for the objects of the transition.
  var hasAsked: Bool { true }
  /// The controllers that a cancelled transition does not show after all.
  var abandoned: [UIViewController] { toController.map { [$0] } ?? [] }
  /// The controllers that a cancelled transition gives back.
  var returning: [UIViewController] { fromController.map { [$0] } ?? [] }

  /// SCH-06, INT-13
  var letsTouchesThrough: Bool { isInteractive }
  /// Nothing that the machine models will end it.
  var neverEnds: Bool { false }
  /// The order and the time of the callbacks of a cancelled transition are known (T-09), not free (F-07, F-41).
  var turnsBackInOrder: Bool { false }

  /// Whether the transition brings the controller into its container, or takes it out.
  func moves(_ controller: UIViewController, in isComing: Bool) -> Bool { false }

  /// Whether the object animates, drives or manages this transition.
  func isServed(by owner: AnyObject?) -> Bool {
    owner != nil && (owner === animator || owner === interactor)
  }

  /// A.3, OBJ-15: which views the animator may touch.
  func touchableView(of controller: UIViewController?) -> UIView? { controller?.view }

  /// Whether the controller's next request meets this transition.
  func involves(_ controller: UIViewController) -> Bool { fromController === controller || toController === controller }

  /// Whether the transition is what the controller's `transitionCoordinator` tells of.
  func concerns(_ controller: UIViewController) -> Bool { false }

  /// A root view that lasts only if the transition is committed (TV304, TV305).
  var revealedView: UIView? { toController?.loadedView }
  /// Whether all views that take part are offered to the animator (TV302).
  var offersAllViews: Bool { true }
  /// What a cancelled transition must leave in the view as it was; nil: anything goes (TV306).
  func lastingSubviews(of view: UIView) -> [UIView]? { view.subviews }

  /// OBJ-14: zero for what leaves the window.
  func finalFrame(of controller: UIViewController) -> CGRect {
    CGRect(controller === toController ? .container : .zero)
  }

  /// Whether the transition leads forward (present, push), as animators with a direction say; nil: neither (TV904).
  var isForward: Bool? { nil }
  /// Which of the two ways between its controllers the transition goes: what starts the same way must look alike (TV903).
  var leadsOn: Bool? { isForward }
  /// Whether the delegate is one that the scenario made (TV904).
  var isVendedByScenario: Bool { false }

  /// It has no animation, and what it leads to appears with the commit at the end of the step, not inside the request.
  var endsWithCommit: Bool { false }

  // The steps that differ.

  /// Asks the delegate for everything that the transition is made of, if that has not happened yet.
  func ask() {}
  /// What comes before the animation: views are loaded, the container is there, the WILL callbacks are sent.
  func prepare() {}
  /// PRES-04: UIKit's own animator adds the view that appears; its end is an event.
  func showStandard() {}
  /// The layout pass after the start.
  func layOutAfterStart() {
    if let controller = toController { layOut(controller, isAnimated) }
  }
  func commit() {}
  func rollBack() {}

  // Afterwards: the step that ended the transition is over.

  /// Judges whether what was below is back. False: what the transition leads to is not judged as well.
  func restoresScreen() -> Bool { true }
  /// What UIKit itself removes; before what is left is marked.
  func sweep() {}
  /// Judges what only this kind leaves behind.
  func conclude() {}
  /// Lets go of everything that only this kind holds.
  func letGo() {}
}
