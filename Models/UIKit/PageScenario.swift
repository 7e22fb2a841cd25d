/// A page controller in a window, which the user swipes and the app turns by code.
class PageScenario: Scenario {
  /// The pages, if the page controller brings none of its own.
  var source: PlainPages?

  func makePageViewController() -> UIPageViewController {
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }
  func makePage(_ number: Int) -> UIViewController { makeController() }

  var pages: UIPageViewController { root as! UIPageViewController }

  override func setUp() {
    // The initialiser of the code under test may fail.
    let made: UIPageViewController? = makePageViewController()
    guard let controller = made else { return }
    controller.loadViewIfNeeded()
    if controller.dataSource == nil {
      source = PlainPages(makePage(0), makePage(1))
      controller.dataSource = source
    }
    if controller.children.isEmpty, let first = source?.first {
      controller.setViewControllers([first], direction: .forward, animated: false)
    }
    showRoot(controller)
  }

  override func offerEvents() {
    guard let own = source, activeTransitions.isEmpty, root.presentedChild == nil else { return }
    if mainRunLoop.isCrowded { return }
    let next = pages.children.last === own.first ? own.second : own.first
    offer(.appTurnsPage, by: .app) {
      performStep { self.pages.setViewControllers([next], direction: .forward, animated: true) }
    }
  }
}

/// Two pages in a row.
class PlainPages: UIPageViewControllerDataSource {
  let first: UIViewController
  let second: UIViewController

  init(_ first: UIViewController, _ second: UIViewController) {
    self.first = first
    self.second = second
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === second ? first : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === first ? second : nil }
}
