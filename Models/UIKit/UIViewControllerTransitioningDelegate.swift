/// Vends what a transition is made of. UIKit asks the delegate of the presented controller, both ways (OBJ-02).
protocol UIViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Whether code under test answers any query of the delegate: only then their time matters (F-28).
func answersQueries(_ delegate: UIViewControllerTransitioningDelegate?) -> Bool {
  let answerer = answering(delegate)
  if (answerer as? SynthesizedDelegate)?.asksCode == true { return true }
  return listens(answerer, "animationController(forPresented:presenting:source:)")
    || listens(answerer, "animationController(forDismissed:)")
    || listens(answerer, "presentationController(forPresented:presenting:source:)")
}
