import UIKit

/// The delegate lets the pan begin while a page is dragged.
final class PhotoPages: UIPageViewController, UIPageViewControllerDataSource, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([UIViewController()], direction: .forward, animated: false)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(drag(_:)))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state != .began { return }
    precondition(transitionCoordinator == nil || presentedViewController != nil)  // expect: TV1205
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
