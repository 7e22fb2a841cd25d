// expect: holds
import UIKit

/// What a popup is shown by; each kind of popup inherits it.
class PopupOpener {
  private(set) weak var screen: UIViewController?
  private let delegate = PopupDelegate()

  func content() -> UIViewController { fatalError("for heirs") }

  func open(on screen: UIViewController) {
    let page = content()
    prepare(page)
    self.screen = screen
    screen.present(page, animated: true)
  }

  private func prepare(_ page: UIViewController) {
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = delegate
  }

  func close() { screen?.dismiss(animated: true) }
}

final class ColorOpener: PopupOpener {
  override func content() -> UIViewController { UIViewController() }
}

final class PopupDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PopupFade()
  }
}

final class PopupFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let page = context.view(forKey: .from)
    UIView.animate(withDuration: 0.2) {
      page?.alpha = 0
    } completion: { _ in
      page?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
