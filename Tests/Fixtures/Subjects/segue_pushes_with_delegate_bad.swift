import UIKit

/// A storyboard pushes the album; the list makes what the album holds the delegate of the stack. What the album pans is the
/// view of a child that the storyboard embeds.
final class AlbumsController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let album = segue.destination as? AlbumController {
      navigationController?.delegate = album.transitions
    }
  }
}

final class AlbumController: UIViewController {
  let transitions = StackTransitions()

  private var pages: UIPageViewController { children[0] as! UIPageViewController }

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  @objc private func dragged(_ drag: UIPanGestureRecognizer) {
    switch drag.state {
    case .began:
      transitions.pull = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed:
      transitions.pull?.update(0.4)
    case .ended:
      transitions.pull?.finish()  // expect: TV204
      transitions.pull = nil
    case .cancelled, .failed:
      transitions.pull?.cancel()  // expect: TV204
      transitions.pull = nil
    default:
      break
    }
  }
}

final class StackTransitions: NSObject, UINavigationControllerDelegate {
  var pull: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? Sink() : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { pull }
}

final class Sink: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let below = transitionContext.view(forKey: .to)
    if let below, let page = transitionContext.viewController(forKey: .to) {
      below.frame = transitionContext.finalFrame(for: page)
      transitionContext.containerView.insertSubview(below, at: 0)
    }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if transitionContext.transitionWasCancelled { below?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
