import UIKit

// PAGE-01: curling, the old page has gone before the new one is there.
// only: 2.viewWillAppear < 1.viewWillDisappear < 1.viewDidDisappear < 2.viewDidAppear

private final class CurlPage: Script {
  let first = RecordedController("1")
  let second = RecordedController("2")
  let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
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
  override func perform(_ line: Int) { pages.setViewControllers([second], direction: .forward, animated: true) }
}
