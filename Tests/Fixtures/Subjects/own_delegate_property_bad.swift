import UIKit

/// A menu around the list that it is made with. It answers its delegate itself instead of assigning it.
class MenuController: UINavigationController {
  private lazy var transitions = MenuTransitions(menu: self)
  var believesAnimations: Bool { true }

  override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get { transitions }
    set {}
  }

  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .custom }
    set {}
  }
}

final class MenuTransitions: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private weak var menu: MenuController?

  init(menu: MenuController?) {
    self.menu = menu
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { menu == nil ? nil : self }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let shown = context.view(forKey: .to)
    if let shown, let next = context.viewController(forKey: .to) {
      shown.frame = context.finalFrame(for: next)
      context.containerView.addSubview(shown)
    }
    UIView.animate(withDuration: 0.3) {
      shown?.layoutIfNeeded()
    } completion: { finished in
      if context.transitionWasCancelled { shown?.removeFromSuperview() }
      let isBelieved = self.menu?.believesAnimations == true
      context.completeTransition(isBelieved ? finished : !context.transitionWasCancelled)  // expect: TV105
    }
  }
}
