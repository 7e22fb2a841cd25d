import UIKit

// PAGE-01: scrolling, the new page is there before the old one has gone; the delegate hears of swipes alone.
// only: delegate.willTransition < 2.viewWillAppear < 1.viewWillDisappear < 2.viewDidAppear < 1.viewDidDisappear < 2.didMoveToParent < delegate.didFinish(true) < 1.viewWillAppear < 2.viewWillDisappear < 1.viewDidAppear < 2.viewDidDisappear < 1.didMoveToParent < pages.completion

private final class SwipeThenSet: Script {
  let first = RecordedController("1")
  let second = RecordedController("2")
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  var kept: RecordedPages?
  override var takesTouches: Bool { false }
  override func setUp() {
    kept = RecordedPages(first, second)
    pages.dataSource = kept
    pages.delegate = kept
    showRoot(pages)
    pages.setViewControllers([first], direction: .forward, animated: false)
    recorder.log = []
  }
  override var lines: Int { 3 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }
  override func perform(_ line: Int) {
    switch line {
    case 0: drag(pages, forward: true)
    case 1: pages.runningTransition?.decide(.finish)
    default:
      pages.setViewControllers([first], direction: .reverse, animated: true) { _ in record("pages", "completion") }
    }
  }
}
