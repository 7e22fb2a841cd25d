// expect: holds
import UIKit

final class NotesController: UITableViewController {
  private let zoom = ZoomDelegate()

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    navigationController?.delegate = zoom
  }
}

final class NoteController: UIViewController {
  let paper = UIView()
}

final class HelpController: UIViewController {}

final class ZoomDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push && toVC is NoteController ? ZoomAnimator() : nil
  }
}

/// What is no note comes without a zoom.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let note = context.viewController(forKey: .to) as? NoteController else {
      context.completeTransition(false)
      return
    }
    note.view.frame = context.finalFrame(for: note)
    context.containerView.addSubview(note.view)
    note.paper.alpha = 0
    UIView.animate(withDuration: 0.3) {
      note.paper.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
