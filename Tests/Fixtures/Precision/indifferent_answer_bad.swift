import UIKit

/// What the unknown theme says makes no difference: the flag is wrong either way.
final class ThemedPresentation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!  // expect: TV801
    context.containerView.addSubview(view)  // expect: TV305
    let distance = ThemeStore.isCompact ? 100 : 400
    if let color = ThemeStore.current?.background { view.backgroundColor = color }
    UIView.animate(withDuration: 0.5, animations: { view.center.y -= CGFloat(distance) }) { finished in
      context.completeTransition(finished)  // expect: certain TV105
    }
  }
}
