import UIKit

// DOC-27: A container tells a child of its appearance with beginAppearanceTransition and endAppearanceTransition,
// which call viewWillAppear and viewDidAppear, or viewWillDisappear and viewDidDisappear.
// (developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)).
// only: C.viewWillAppear < app.begun < C.viewDidAppear < app.ended < C.viewWillDisappear < app.begun < C.viewDidDisappear < app.ended

private final class ToldByContainer: Script {
  override var takesTouches: Bool { false }
  let container = ForwardingContainer()
  let c = RecordedController("C")

  override func setUp() {
    showRoot(container)
    container.add(c)
  }

  override func perform(_ line: Int) {
    for isAppearing in [true, false] {
      c.beginAppearanceTransition(isAppearing, animated: false)
      record("app", "begun")
      c.endAppearanceTransition()
      record("app", "ended")
    }
  }
}
