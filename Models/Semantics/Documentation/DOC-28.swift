import UIKit

// DOC-28: A container that answers false to shouldAutomaticallyForwardAppearanceMethods forwards no appearance methods
// to its children; by default they are forwarded.
// (developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods).
// always: C.viewWillAppear < C.viewDidAppear
// never: D.viewWillAppear
// never: D.viewDidAppear

private final class Forwarding: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let plain = UIViewController()
  let silent = ForwardingContainer()

  override func setUp() {
    showRoot(a)
    let c = RecordedController("C")
    plain.addChild(c)
    plain.view.addSubview(c.view)
    c.didMove(toParent: plain)
    silent.add(RecordedController("D"))
  }

  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    switch line {
    case 0: a.present(plain, animated: true)
    case 1: a.dismiss(animated: true)
    default: a.present(silent, animated: true)
    }
  }
}
