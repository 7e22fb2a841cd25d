import UIKit

// DOC-82: If the user aborts the gesture the transition does not complete and the controllers stay the same.
// (developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:willtransitionto:)).
// only: delegate.willTransition < delegate.didFinish(false) < pages.shows 1
// never: 2.viewDidAppear

private final class AbortedPage: Script {
  override var takesTouches: Bool { false }
  let first = RecordedController("1")
  let second = RecordedController("2")
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  var kept: RecordedPages?

  override func setUp() {
    kept = RecordedPages(first, second)
    pages.dataSource = kept
    pages.delegate = kept
    showRoot(pages)
    pages.setViewControllers([first], direction: .forward, animated: false)
    recorder.log = []
  }

  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }

  override func perform(_ line: Int) {
    if line == 0 { drag(pages, forward: true) } else { pages.runningTransition?.decide(.cancel) }
  }

  override func finish() { record("pages", pages.viewControllers?.first === second ? "shows 2" : "shows 1") }
}
