import UIKit

// F-47: the DID of a view that changes windows comes with the commit, or after the animation that runs; during a
// transition such a view causes callbacks, or none.
// [F47=0] always: C.viewWillAppear < C.added < C.viewDidAppear < C.animated
// [F47=0] never: C.viewWillDisappear
// [F47=1] always: C.viewWillAppear < C.added < C.animated < C.viewDidAppear
// [F47=1] sometimes: C.viewDidAppear < C.viewWillDisappear < C.removed < C.viewDidDisappear
// [F47=0] never: D.viewWillAppear
// [F47=1] sometimes: D.viewWillAppear < D.shown < D.viewDidAppear

private final class AddWhileAnimating: Script {
  let c = RecordedController("C")
  override func setUp() { showRoot(UIViewController()) }
  override var lines: Int { 3 }
  override func overlaps(_ line: Int) -> Bool { line == 2 }
  override func isReady(_ line: Int) -> Bool { line != 2 || activeTransitions.contains { $0.phase == .inFlight } }
  override func perform(_ line: Int) {
    switch line {
    case 0:
      UIView.animate(withDuration: 0.3, animations: {}) { _ in record("C", "animated") }
      root.addChild(c)
      root.view.addSubview(c.view)
      record("C", "added")
    case 1: presentOver()
    default:
      c.view.removeFromSuperview()
      record("C", "removed")
      showOther()
    }
  }

  /// The root of another window takes no part in the transition.
  private func showOther() {
    let window = UIWindow(frame: CGRect.zero)
    window.rootViewController = RecordedController("D")
    window.isHidden = false
    record("D", "shown")
  }

  private func presentOver() {
    let cover = UIViewController()
    cover.modalPresentationStyle = .overFullScreen
    root.present(cover, animated: true)
  }
}
