import UIKit

/// What both ways of closing a page share.
class PageCloser: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let screen = context.viewController(forKey: .to), let shown = context.view(forKey: .to) {
      shown.frame = context.finalFrame(for: screen)
      context.containerView.insertSubview(shown, at: 0)
    }
    guard let page = context.view(forKey: .from) else {
      context.completeTransition(true)
      return
    }
    close(page, context)
  }

  func close(_ page: UIView, _ context: UIViewControllerContextTransitioning) {}
}

final class FadeCloser: PageCloser {
  override func close(_ page: UIView, _ context: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3) {
      page.alpha = 0
    } completion: { _ in
      page.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The delegate has no use for it on any system that the app runs on.
final class DropCloser: PageCloser {
  override func close(_ page: UIView, _ context: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3) {
      page.alpha = 0
    } completion: { finished in
      page.alpha = 1
      context.completeTransition(finished)  // expect: TV105
    }
  }
}

final class ClosingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let drops = false

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    drops ? DropCloser() : FadeCloser()
  }
}

final class NewsScreen: UIViewController {
  private let closing = ClosingDelegate()

  @objc func open() {
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = closing
    present(page, animated: true)
  }
}
