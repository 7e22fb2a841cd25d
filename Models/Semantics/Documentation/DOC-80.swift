import UIKit

// DOC-80: The page delegate hears of transitions that a gesture drives, not of those that code asks for; the
// completion is called when the animation is over.
// (developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:willtransitionto:)).
// only: pages.completion(true) < pages.shows 2
// never: delegate.willTransition
// never: delegate.didFinish(true)

private final class SetInCode: Script {
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

  override func perform(_ line: Int) {
    pages.setViewControllers([second], direction: .forward, animated: true) { isFinished in
      record("pages", isFinished ? "completion(true)" : "completion(false)")
    }
  }

  override func finish() { record("pages", pages.viewControllers?.first === second ? "shows 2" : "shows 1") }
}
