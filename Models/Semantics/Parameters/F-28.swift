import UIKit

// F-28 `QUERY_TIME`: the delegate is asked inside the call, or at the deferred start.
// [F28=0] only: delegate.animationControllerForPresented < A.returned
// [F28=1] only: A.returned < delegate.animationControllerForPresented

private final class TimeOfQueries: CustomModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    record("A", "returned")
  }
}
