import UIKit

/// A container adds a child when its own view is loaded
final class ChildLogs: ConformanceScenario {
  override func setUp() {
    let container = AddingContainer("Parent")
    container.callsDidMove = assumes("the container calls didMove(toParent:)")
    showRoot(container)
  }
}

/// T-28
final class AddingContainer: PlayingController {
  var callsDidMove = true

  override func viewDidLoad() {
    super.viewDidLoad()
    let child = PlayingController("Child")
    addChild(child)
    view.addSubview(child.view)
    if callsDidMove { child.didMove(toParent: self) }
  }
}
