import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// The screen that names it holds it for whoever pushes.
final class PresentFade: NSObject, UIViewControllerAnimatedTransitioning {
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
      context.completeTransition(finished)  // expect: TV105
    }
  }
}

final class FadingStack: NSObject {
  let animator: NSObject? = PresentFade()
}
