import UIKit

// DOC-04: Of a stack of presented controllers that one call dismisses, only the topmost goes with an animation; those
// between are simply removed.
// (developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)).
// Open: from iOS 8 on, as published reports have it, the lowest goes with the animation (F-24); up to iOS 7 it is as
// the page says.
// [iOS=7] always: C.viewWillDisappear(animated) < C.viewDidDisappear(animated)
// [iOS=7] never: B.viewWillDisappear(animated)
// always: B.viewWillDisappear(animated) < B.viewDidDisappear(animated) < A.presents nothing
// never: C.viewWillDisappear(animated)

private final class DismissStack: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let b = RecordedController("B")
  let c = RecordedController("C")

  override func setUp() {
    showRoot(a)
    for controller in [b, c] {
      controller.modalPresentationStyle = .overFullScreen
      controller.recordsFlags = true
    }
  }

  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    switch line {
    case 0: a.present(b, animated: true)
    case 1: b.present(c, animated: true)
    default: a.dismiss(animated: true)
    }
  }

  override func finish() { record("A", a.presentedViewController == nil ? "presents nothing" : "presents something") }
}
