import Foundation

/// The swipe from the edge that pops (NAV-07). UIKit's own delegate decides whether it may begin, until app code sets
/// another one, or none.
class UINavigationPopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?
  /// Where app code has replaced the delegate; nil while UIKit's own is there.
  var delegateReplacedAt: Site?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("swipe(_:)"))
  }

  override var beginning: EventID { .userSwipesFromEdge }

  override var delegate: UIGestureRecognizerDelegate? {
    didSet { delegateReplacedAt = here() }
  }

  /// What UIKit's own delegate answers.
  override var beginsWithoutDelegate: Bool {
    guard let stack = navigation else { return false }
    if delegateReplacedAt != nil { return true }
    if stack.children.count < 2 || stack.isNavigationBarHidden || replacesBackButton(stack.topViewController) {
      return false
    }
    guard let running = stack.runningTransition else { return activeTransitions.isEmpty }
    return running.isFluid
  }

  func swipe(_ sender: UIGestureRecognizer) {
    guard let stack = navigation else { return }
    switch sender.state {
    case .began: begin(stack)
    case .ended: decide(stack, mayHappen("the swipe from the edge goes far enough") ? .finish : .cancel)
    case .cancelled, .failed: decide(stack, .cancel)
    default: break
    }
  }

  private func begin(_ stack: UINavigationController) {
    let running = stack.runningTransition
    if stack.children.count < 2 || (running != nil && !running!.isFluid) {
      // A change without animation is made within the turn that asks for it: no finger begins in the middle of it.
      if running?.isAnimated == false { return }
      // NAV-07, before iOS 18.
      if !navigationIsFluid && mayHappen("a swipe back at the wrong moment wedges the navigation stack") {
        wedge(stack, at: delegateReplacedAt)
      }
      return
    }
    _ = requestPop(of: stack, leaving: stack.children.count - 1, true, bySwipe: true)
  }

  private func decide(_ stack: UINavigationController, _ outcome: Transition.Outcome) {
    guard let pop = stack.runningTransition, pop.isSwiped else { return }
    if pop.phase == .requested { pop.earlyOutcome = outcome } else { pop.decide(outcome) }
  }
}

/// A back button of the app's own takes the swipe along.
func replacesBackButton(_ controller: UIViewController?) -> Bool {
  guard let item = controller?.assignedNavigationItem else { return false }
  if item.leftBarButtonItems?.isEmpty == false { return true }
  return !isUnknown(item.hidesBackButton) && item.hidesBackButton
}

/// NAV-07: a transition that never ends.
private func wedge(_ stack: UINavigationController, at site: Site?) {
  if site == nil { return }
  let top = stack.topViewController
  let wedged = NavigationTransition(stack, .none, from: top, to: top, instead: stack.children, isAnimated: true)
  wedged.wedgedAt = site
  wedged.phase = .inFlight
  activeTransitions.append(wedged)
}
