// What UIKit asks the delegate of the presented controller (OBJ-02), once per transition.

/// Asks for everything that the transition is made of, if that has not happened yet.
func askDelegate(_ transition: ModalTransition) {
  guard let source = transition.source, let presented = transition.presented else { return }
  transition.source = nil
  // F-21: as documented, before anything begins: the presentation controller (and how it adapts), the animator, what
  // drives it. The claim to the contrary (T-49) is taken for an error.
  if transition.presents {
    assignPresentationController(transition, presented, source)
    adapt(transition, isEarly: true)
  }
  askForAnimation(transition, presented, source)
  announceAdaptation(transition, isEarly: true)
}

private func askForAnimation(
  _ transition: ModalTransition, _ presented: UIViewController, _ source: UIViewController
) {
  judgeDelegate(transition, presented)
  if !transition.presents { judgeReplacement(presented) }
  // OBJ-01: a delegate that died is as good as none.
  guard let delegate = livingDelegate(of: presented) else { return }
  if !transition.isAnimated && !asksWithoutAnimation(transition, delegate) { return }
  asOwner(nil) {
    let answer =
      transition.presents
      ? delegate.animationController(forPresented: presented, presenting: transition.presenter!, source: source)
      : delegate.animationController(forDismissed: presented)
    if isUnknown(answer) { judgeUnknownAnimator(presented) }
    // An animator that nobody defines is taken for a correct one.
    transition.animator = isUnknown(answer) ? ReferenceAnimator() : answer
    noteVendedAnimator(transition)
    askForInteraction(transition, delegate)
  }
}

/// F-05, PRES-05: the header promises the animator for the custom style, reports say it is not asked for.
func asksWithoutAnimation(_ transition: ModalTransition, _ delegate: UIViewControllerTransitioningDelegate) -> Bool {
  if transition.presentation?.presentationStyle != .custom { return false }
  let query =
    transition.presents ? "animationController(forPresented:presenting:source:)" : "animationController(forDismissed:)"
  if !listens(answering(delegate), query) { return false }
  return choose(.F05, ["without animation no animator is asked for", "the animator is called without animation"]) == 1
}

/// OBJ-04: only if there is an animator.
func askForInteraction(_ transition: ModalTransition, _ delegate: UIViewControllerTransitioningDelegate) {
  guard let animator = transition.animator else { return }
  if !transition.isAnimated { return }
  let answer =
    transition.presents
    ? delegate.interactionControllerForPresentation(using: animator)
    : delegate.interactionControllerForDismissal(using: animator)
  // One that nobody defines would be correct, so it is nil when no gesture runs, and that is what the machine assumes.
  if isUnknown(answer) || answer == nil { return }
  transition.interactor = answer
  if !interactionIsDriven() { transition.answeredAt = here() }
}

/// F-31: the first load of the presented view, at one of three moments.
func loadView(of transition: ModalTransition, _ moment: Int) {
  guard let presented = transition.presented else { return }
  if !transition.presents || presented.isViewLoaded { return }
  let isHeard = listens(presented, "viewDidLoad()") || listens(presented, "loadView()")
  if moment < 2 && isHeard {
    let sentence = moment == 0 ? "the view is loaded by the request" : "the view is loaded when the transition starts"
    if choose(.F31, [sentence, "the view is loaded later"]) == 1 { return }
  } else if moment < 2 {
    return
  }
  presented.loadViewIfNeeded()
}
