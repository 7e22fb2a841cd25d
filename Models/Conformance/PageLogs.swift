import UIKit

/// A page controller turns from First to Second and back
final class PageLogs: ConformanceScenario {
  var pages: RecordedPages?

  override func setUp() {
    recordsParts = assumes("the log records the objects of transitions")
    let curls = whichHolds(["pages scroll", "pages curl"]) == 1
    let controller = PagesSetInViewDidLoad(
      transitionStyle: curls ? .pageCurl : .scroll, navigationOrientation: .horizontal)
    let made = RecordedPages(PlayingController("First"), PlayingController("Second"))
    controller.first = made.first
    controller.dataSource = made
    if recordsParts { controller.delegate = made }
    pages = made
    if assumes("the first page is set in viewDidLoad, in the log") { return showRoot(controller) }
    beforeTheLog { self.showRoot(controller) }
    beginLog([made.first])
  }

  private var controller: UIPageViewController { root as! UIPageViewController }

  override var takesTouches: Bool { false }

  override func offerEvents() {
    if let turn = controller.runningTransition {
      if !turn.isInteractive { return }
      offer(.pageFinished, by: .user) { performStep { turn.decide(.finish) } }
      offer(.pageCancelled, by: .user) { performStep { turn.decide(.cancel) } }
      return
    }
    guard isSettled(), let made = pages else { return }
    let isForward = controller.viewControllers?.first === made.first
    offer("the user swipes to the other page", by: .user) { performStep { drag(self.controller, forward: isForward) } }
    offer("the app sets the other page", by: .app) { performStep { self.turn(isForward, true) } }
    offer("the app sets the other page without animation", by: .app) { performStep { self.turn(isForward, false) } }
  }

  private func turn(_ isForward: Bool, _ animated: Bool) {
    guard let made = pages else { return }
    controller.setViewControllers(
      [isForward ? made.second : made.first], direction: isForward ? .forward : .reverse, animated: animated)
  }
}

/// T-29
final class PagesSetInViewDidLoad: UIPageViewController {
  var first: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let page = first { setViewControllers([page], direction: .forward, animated: false) }
  }
}
