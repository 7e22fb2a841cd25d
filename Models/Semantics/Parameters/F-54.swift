import UIKit

// F-54 `NESTED_REMOVAL`: a controller that was presented with its presenter kept presents full screen: its own view
// goes, that of the presenter below too, or none.
// [F54=0] only: B.viewDidDisappear < B.presented C
// [F54=0] only: B.presented C < B.viewDidDisappear
// [F54=1] always: B.viewDidDisappear < A.viewDidDisappear
// [F54=2] only: B.presented C
// [F54=0] never: A.viewDidDisappear
// [F54=2] never: A.viewDidDisappear

private final class NestedRemoval: ModalScript {
  override func perform(_ line: Int) {
    if line == 0 {
      super.perform(line)
    } else {
      let upper = UIViewController()
      upper.modalPresentationStyle = .fullScreen
      presented?.present(upper, animated: true) { record("B", "presented C") }
    }
  }
}
