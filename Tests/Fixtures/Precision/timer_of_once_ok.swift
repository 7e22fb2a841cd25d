import UIKit

// expect: holds

/// Draws its page a moment after it was loaded, unless the user goes on; when it comes, it draws what is not drawn yet.
final class SlowPage: UIViewController {
  private var timer: Timer?
  private var image: UIImage?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [weak self] _ in self?.draw() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if image == nil { draw() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func draw() {
    DispatchQueue.main.async { self.image = UIImage(named: "page") }
  }
}

/// Turns such pages, one after the other.
final class SlowBook: UIPageViewController, UIPageViewControllerDataSource {
  private let first = SlowPage()

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([first], direction: .forward, animated: false)
  }

  func pageViewController(
    _ book: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { page === first ? nil : first }

  func pageViewController(
    _ book: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { page === first ? UIViewController() : nil }
}
