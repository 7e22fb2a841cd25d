import UIKit

// PG-07: a controller outside the tree of the window's root may present, with a warning; one inside it without.
// only: UIKit.presenting from a detached controller < B.viewDidAppear < A.dismissed
// [F55=0] never: B.viewDidAppear < UIKit.presenting from a detached controller

private final class PresentDetached: ModalScript {
  let detached = UIViewController()

  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if line == 0 {
      root.view.addSubview(detached.view)
      detached.present(makePresented(), animated: true)
    } else {
      detached.dismiss(animated: true) { record("A", "dismissed") }
    }
  }
}
