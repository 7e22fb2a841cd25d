// expect: holds
import UIKit

/// The screen and its delegate are kept by who presents them, again and again.
final class ShelfController: UIViewController {
  private let sliding = Sliding()
  private lazy var book: UIViewController = {
    let book = UIViewController()
    book.modalPresentationStyle = .custom
    book.transitioningDelegate = sliding
    return book
  }()

  func openBook() {
    present(book, animated: true)
  }
}

open class Sliding: NSObject, UIViewControllerTransitioningDelegate {
  open func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAway()
  }
}

public final class FadeAway: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      view?.alpha = 0
    } completion: { _ in
      view?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
