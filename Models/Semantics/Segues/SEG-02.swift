import UIKit

// SEG-02: the child of a container view is prepared before it is added, and its view is there before viewDidLoad ends.
// only: page.prepare < child.willMoveToParent < child.viewDidLoad < child.didMoveToParent < page.viewDidLoad

private final class Embed: Script {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }
  override func perform(_ line: Int) { PageController("page").loadViewIfNeeded() }
}

private final class PageController: RecordedController {
  override func connectEmbeddedControllers() {
    connectEmbedded(RecordedController("child"), identifier: "embed")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { record(name, "prepare") }
}
