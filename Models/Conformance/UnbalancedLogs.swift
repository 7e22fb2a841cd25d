import UIKit

/// Pager contains Main, which contains Child, and the app ends an appearance that it has not begun
final class UnbalancedLogs: ConformanceScenario {
  let child = PlayingController("Child")

  override func setUp() {
    recordsConsole = assumes("the log records the console")
    let main = PlayingController("Main")
    let pager = PlayingController("Pager")
    beforeTheLog {
      self.put(self.child, into: main)
      self.put(main, into: pager)
    }
    showRoot(pager)
  }

  private func put(_ child: UIViewController, into container: UIViewController) {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  override func offerEvents() {
    if !recordsConsole || !isSettled() { return }
    offer("the app ends an appearance that it has not begun", by: .app) {
      performStep { self.child.endAppearanceTransition() }
    }
  }
}
