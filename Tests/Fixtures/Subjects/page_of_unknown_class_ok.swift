// expect: holds
import UIKit

// A page controller whose pages are of a class of another module and are set before its view is loaded; it looks up the
// scroll view that UIKit puts them in.
final class AlbumViewController: UIPageViewController, UIPageViewControllerDataSource {
  init(title: String) {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    setViewControllers([makePage(title)], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    guard let scrollView = view.subviews.first(where: { $0 is UIScrollView }) as? UIScrollView else {
      preconditionFailure("pages lie in a scroll view")
    }
    scrollView.delaysContentTouches = false
  }

  private func makePage(_ title: String) -> PhotoPageViewController { PhotoPageViewController(title: title) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { makePage("one before") }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { makePage("one after") }
}
