import UIKit

// expect: holds

@main
final class GardenDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = GardenPage()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class GardenPage: UIViewController {
  @IBAction func water(_ sender: UIButton) { present(UIViewController(), animated: true) }
}

/// Nothing makes this page any more, and nothing else makes what it is shown with.
final class FormerPage: UIViewController {
  private let blinds = BlindsDelegate()

  @IBAction func open(_ sender: UIButton) {
    let page = UIViewController()
    page.transitioningDelegate = blinds
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}

final class BlindsDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { BlindsMover() }
}

final class BlindsMover: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let shown = context.view(forKey: .to) else { return }
    context.containerView.addSubview(shown)
    UIView.animate(withDuration: 0.3, animations: { shown.alpha = 1 }) { finished in
      context.completeTransition(finished)  // expect: possible TV105
    }
  }
}
