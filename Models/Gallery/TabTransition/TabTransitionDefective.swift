import UIKit

/// Slides both tabs sideways.
private final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let toView = context.view(forKey: .to), let fromView = context.view(forKey: .from) else {
      context.completeTransition(false)
      return
    }
    let width = isForward ? container.bounds.width : -container.bounds.width
    toView.transform = CGAffineTransform(translationX: width, y: 0)
    container.addSubview(toView)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      toView.transform = .identity
      fromView.transform = CGAffineTransform(translationX: -width, y: 0)
    } completion: { _ in
      fromView.transform = .identity
      context.completeTransition(true)  // expect: TV104
    }
  }
}

/// Tabs that can be swiped: the pan selects the tab beside and drives the change.
private final class SwipeTabs: UITabBarController, UITabBarControllerDelegate {
  private let driver = UIPercentDrivenInteractiveTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UIViewController(), UIViewController()]
    delegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("follow(_:)")))
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    let progress = abs(pan.translation(in: view).x) / view.bounds.width
    switch pan.state {
    case .began:
      selectedIndex = selectedIndex == 0 ? 1 : 0
    case .changed:
      driver.update(progress)
    case .ended:
      if progress > 0.4 { driver.finish() } else { driver.cancel() }  // expect: TV204
    default:
      driver.cancel()  // expect: TV204
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    TabSlideAnimator(isForward: toVC === viewControllers?.last)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver  // expect: TV205
  }
}

private final class SwipeTabsScenario: TabScenario {
  override func makeTabBarController() -> UITabBarController { SwipeTabs() }
}
