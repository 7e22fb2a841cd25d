import UIKit

// BG-03: a disconnected scene goes on with nothing, and its windows go; the other scene's window stays.
// only: D.viewDidAppear < D.viewWillDisappear < D.viewDidDisappear < A.presented
// sometimes: D.viewDidDisappear < E.deinit < A.presented
// never: D.viewDidDisappear < E.viewDidAppear

private final class Disconnection: ModalScript {
  override var lines: Int { 3 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    connectScene(showing: RecordedController("D"))
  }

  override func perform(_ line: Int) {
    if line == 0 {
      let upper = RecordedController("E")
      upper.modalPresentationStyle = .overFullScreen
      connectedScenes.last?.windows.first?.rootViewController?.present(upper, animated: true)
    } else if line == 1 {
      if let scene = connectedScenes.last { disconnect(scene) }
    } else {
      shownWindows.first?.rootViewController?.present(UIViewController(), animated: true) { record("A", "presented") }
    }
  }
}
