import UIKit

// PG-08: a dropped present never calls its completion, and what was to come is not even loaded.
// only: A.presented B
// never: A.presented C

private final class DroppedCompletion: ModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if line == 0 {
      root.present(UIViewController(), animated: true) { record("A", "presented B") }
    } else {
      root.present(UIViewController(), animated: true) { record("A", "presented C") }
    }
  }
}
