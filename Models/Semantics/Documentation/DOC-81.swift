import UIKit

// DOC-81: A page turn that the user finishes: willTransitionTo before it, didFinishAnimating with completed after it.
// (developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:didfinishanimating:previousviewcontrollers:transitioncompleted:)).
// only: delegate.willTransition < 2.viewWillAppear < 2.viewDidAppear < delegate.didFinish(true) < pages.shows 2

private final class TurnedPage: Script {
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
    if line == 0 { drag(pages, forward: true) } else { pages.runningTransition?.decide(.finish) }
  }

  override func finish() { record("pages", pages.viewControllers?.first === second ? "shows 2" : "shows 1") }
}
