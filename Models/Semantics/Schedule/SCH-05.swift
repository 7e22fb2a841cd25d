import UIKit

// SCH-05: the completion of an animation without duration runs on the next turn, not inside the call.
// only: A.returned < A.completion < A.delayed

private final class NoDuration: Script {
  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    UIView.animate(withDuration: 0) {
    } completion: { _ in
      record("A", "completion")
    }
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      record("A", "delayed")
    }
    record("A", "returned")
  }
}
