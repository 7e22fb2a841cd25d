import UIKit

// F-48: the callbacks of a page that falls back come in any order that each page's own automaton allows.
// always: 2.viewWillAppear < 1.viewWillDisappear < 2.viewWillDisappear < 2.viewDidDisappear < delegate.didFinish(false)
// always: 1.viewWillDisappear < 1.viewWillAppear < 1.viewDidAppear < delegate.didFinish(false)
// sometimes: 2.viewDidDisappear < 1.viewWillAppear
// sometimes: 1.viewDidAppear < 2.viewWillDisappear
// sometimes: 1.viewWillAppear < 2.viewWillDisappear < 2.viewDidDisappear < 1.viewDidAppear
// sometimes: 2.viewWillDisappear < 1.viewWillAppear < 1.viewDidAppear < 2.viewDidDisappear
// never: 1.viewDidDisappear
// never: 2.viewDidAppear

private final class SwipeAndLetGo: Script {
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
  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }
  override func perform(_ line: Int) {
    if line == 0 { drag(pages, forward: true) } else { pages.runningTransition?.decide(.cancel) }
  }
}
