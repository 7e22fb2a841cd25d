import Foundation

/// Shows one of many pages; the user turns them by swiping. With a spine in the middle there would be two pages at a
/// time: the machine shows one.
class UIPageViewController: UIViewController {
  enum TransitionStyle { case pageCurl, scroll }
  enum NavigationOrientation { case horizontal, vertical }
  enum NavigationDirection { case forward, reverse }
  enum SpineLocation { case none, min, mid, max }

  struct OptionsKey: Hashable {
    static var spineLocation: OptionsKey { OptionsKey() }
    static var interPageSpacing: OptionsKey { OptionsKey() }
  }

  let transitionStyle: TransitionStyle
  weak var dataSource: UIPageViewControllerDataSource?
  weak var delegate: UIPageViewControllerDelegate?

  init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    super.init(coder: coder)
  }

  /// Pages that scroll (PAGE-01) lie in a scroll view of UIKit's own: apps look it up among the subviews.
  override func loadView() {
    super.loadView()
    if transitionStyle == .scroll { view.addSubview(UIScrollView(frame: unknown())) }
  }

  /// In mid-turn each page hears only what it waits for.
  override func childrenHearing(_ callback: String) -> [UIViewController] {
    let hearing = super.childrenHearing(callback)
    return runningTransition == nil ? hearing : hearing.filter { expects(callback, $0.appearanceState) }
  }

  /// A page that was set before the view had been loaded.
  override func viewDidInstall() {
    if let page = children.last { view.addSubview(page.view) }
  }

  /// The page that is shown; the one that comes is not among them before it is there.
  var viewControllers: [UIViewController]? {
    guard let running = runningTransition else { return children }
    return running.from.map { [$0] } ?? []
  }

  func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if isUnknown(viewControllers) { return }
    guard let requested = viewControllers?.first else { return }
    // A page that nobody defines is taken for a plain one.
    requestPage(UIViewController.standing(for: requested), in: self, animated, completion)
  }

  // Properties that no rule and no callback depends on.
  var isDoubleSided: Bool {
    get { unknown() }
    set {}
  }
  var spineLocation: SpineLocation { unknown() }
  var navigationOrientation: NavigationOrientation { .horizontal }
  var gestureRecognizers: [UIGestureRecognizer] { [] }
}

extension UIPageViewController {
  var runningTransition: PageTransition? {
    activeTransitions.compactMap { $0 as? PageTransition }.first { $0.owner === self }
  }
}

/// The pages beside a page; without a data source the user cannot turn them.
protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that the user turns.
protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
