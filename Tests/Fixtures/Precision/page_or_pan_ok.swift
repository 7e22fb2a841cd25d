import UIKit

// expect: holds
/// While a page is dragged the pan in the same views does not begin.
final class PhotoPages: UIPageViewController, UIPageViewControllerDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([UIViewController()], direction: .forward, animated: false)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state != .began { return }
    precondition(transitionCoordinator == nil || presentedViewController != nil)
  }

  @objc func showHelp() {
    guard presentedViewController == nil else { return }
    let help = UIViewController()
    help.modalPresentationStyle = .fullScreen
    present(help, animated: true)
  }

  func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
    -> UIViewController?
  { nil }

  func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
    -> UIViewController?
  { UIViewController() }
}
