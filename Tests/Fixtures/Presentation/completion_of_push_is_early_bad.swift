import UIKit

/// Tells the caller that a page is on the stack while it still slides in.
open class StackRouter: NSObject {
  public let stack: UINavigationController

  public init(stack: UINavigationController) { self.stack = stack }

  public func push(_ page: UIViewController, animated: Bool, completion: @escaping () -> Void) {
    stack.pushViewController(page, animated: animated)
    completion()  // expect: TV701
  }

  public func set(_ pages: [UIViewController], completion: @escaping () -> Void) {
    stack.setViewControllers(pages, animated: true)
    completion()  // expect: TV701
  }

  public func leave(_ page: UIViewController, completion: (() -> Void)? = nil) {
    if page.presentingViewController != nil {
      page.dismiss(animated: true, completion: completion)
      return
    } else if stack.viewControllers.count > 1 {
      stack.popViewController(animated: true)
    }
    completion?()  // expect: TV701
  }
}

/// A client.
final class StackStart: UIViewController {
  private lazy var router = StackRouter(stack: navigationController!)

  func start(with first: UIViewController, then second: UIViewController) {
    router.push(first, animated: true) { self.router.push(second, animated: true) {} }
  }
}
