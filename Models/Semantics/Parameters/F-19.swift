import UIKit

// F-19: every version so far warns of a detached presenter and goes on; one that belongs to the root is not warned of.
// only: UIKit.presenting from a detached controller < A.presented B < A.presented C
// [iOS=12] only: UIKit.presenting from a detached controller < A.presented B < A.presented C

private final class WarnOnly: ModalScript {
  let detached = UIViewController()

  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if line == 0 {
      root.view.addSubview(detached.view)
      detached.present(UIViewController(), animated: true) { record("A", "presented B") }
    } else {
      root.present(UIViewController(), animated: true) { record("A", "presented C") }
    }
  }
}
