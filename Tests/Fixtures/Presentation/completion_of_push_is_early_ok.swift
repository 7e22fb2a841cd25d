// expect: holds
import UIKit

/// Tells the caller when the page has slid in.
open class StackRouter: NSObject {
  public let stack: UINavigationController

  public init(stack: UINavigationController) { self.stack = stack }

  public func push(_ page: UIViewController, animated: Bool, completion: @escaping () -> Void) {
    stack.pushViewController(page, animated: animated)
    guard animated, let coordinator = stack.transitionCoordinator else {
      completion()
      return
    }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }

  public func set(_ pages: [UIViewController], completion: @escaping () -> Void) {
    stack.setViewControllers(pages, animated: false)
    completion()
  }

  public func back(completion: @escaping () -> Void) {
    if stack.viewControllers.count < 2 {
      completion()
      return
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    stack.popViewController(animated: true)
    CATransaction.commit()
  }
}

/// Turns pages and exchanges tabs: no stack changes.
public final class PagesAndTabs {
  private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let tabs = UITabBarController()

  public init() {}

  public func turn(to page: UIViewController, completion: (() -> Void)?) {
    pager.setViewControllers([page], direction: .forward, animated: true)
    completion?()
  }

  public func set(_ pages: [UIViewController], completion: (() -> Void)?) {
    tabs.setViewControllers(pages, animated: true)
    completion?()
  }
}

final class StackPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
