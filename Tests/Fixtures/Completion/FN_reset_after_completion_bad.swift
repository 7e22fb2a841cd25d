import UIKit

/// Remembers from the query on which way it goes, and forgets it after `completeTransition`: a dismissal that has waited
/// for the presentation asks inside of it, and finds nothing remembered when it starts.
final class DrawerTransitions: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private enum Direction { case opening, closing }
  private var direction: Direction?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    direction = .opening
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    direction = .closing
    return self
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let direction else { return }  // expect: possible TV108
    let isOpening = direction == .opening
    guard let drawer = context.viewController(forKey: isOpening ? .to : .from)?.view else { return }
    if isOpening { context.containerView.addSubview(drawer) }
    UIView.animate(withDuration: 0.3, animations: { drawer.alpha = isOpening ? 1 : 0 }) { _ in
      context.completeTransition(!context.transitionWasCancelled)
      self.direction = nil
    }
  }
}

final class DrawerController: UIViewController {
  private let transitions = DrawerTransitions()

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
    transitioningDelegate = transitions
  }
}
