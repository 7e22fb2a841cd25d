import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// Nobody sets it: a type makes no object.
  var fade: FormerFade?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Left over from an earlier design: nothing in the app makes it any more.
final class FormerFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let shown = context.view(forKey: .to) else {
      context.completeTransition(true)
      return
    }
    context.containerView.addSubview(shown)
    UIView.animate(withDuration: 0.3) {
      shown.alpha = 1
    } completion: { finished in
      if context.transitionWasCancelled { shown.removeFromSuperview() }
      context.completeTransition(finished)  // expect: possible TV105
    }
  }
}
