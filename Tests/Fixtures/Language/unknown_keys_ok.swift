// expect: holds
// A literal with keys that nobody knows, an initialiser taken from an object, a closure that throws into unknown code.
import UIKit

enum Keys {
  static let order = [UnknownKey.first: 1, UnknownKey.second: 2, UnknownKey.first: 3]
}

final class PaletteController: UIViewController, UIViewControllerTransitioningDelegate {
  private var weights = [UnknownKey.small: 10, .medium: 20, UnknownKey.large: nil]

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
    unknownService { try self.load() }
    let another = self.init
    _ = another(5)
  }

  required init?(coder: NSCoder) { nil }

  private func load() throws {
    if weights.isEmpty || Keys.order.count > 3 { throw UnknownError.empty }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PaletteAnimator()
  }
}

final class PaletteAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      view?.alpha = 0
    } completion: { _ in
      view?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
