import UIKit

/// A tab bar controller changes between First and Second
final class TabLogs: ConformanceScenario {
  var delegate: RecordedTabDelegate?

  override func setUp() {
    recordsParts = assumes("the log records the objects of transitions")
    let tabs = UITabBarController()
    tabs.viewControllers = [PlayingController("First"), PlayingController("Second")]
    if recordsParts {
      delegate = RecordedTabDelegate()
      tabs.delegate = delegate
    }
    switch whichHolds([
      "the tabs come to the screen in the log", "Second has not been shown when the log begins",
      "First has been shown and Second is on the screen when the log begins",
    ]) {
    case 0: return showRoot(tabs)
    case 1: beforeTheLog { self.showRoot(tabs) }
    default:
      beforeTheLog {
        self.showRoot(tabs)
        tabs.selectedIndex = 1
      }
    }
    beginLog(tabs.viewControllers ?? [])
  }

  private var tabs: UITabBarController { root as! UITabBarController }

  override var takesTouches: Bool { false }

  override func offerEvents() {
    if !isSettled() { return }
    let next = tabs.selectedIndex == 0 ? 1 : 0
    offer("the user taps the other tab", by: .user) {
      performStep { tapTab(self.tabs.viewControllers![next], self.tabs) }
    }
    offer("the app selects the other tab", by: .app) { performStep { self.tabs.selectedIndex = next } }
  }
}
