import UIKit

// F-31 `VIEW_LOAD_TIME`: the view is loaded inside the request, at the start, or just before WA.
// sometimes: B.viewDidLoad < A.returned < PC.presentationTransitionWillBegin < B.viewWillAppear
// sometimes: A.returned < B.viewDidLoad < PC.presentationTransitionWillBegin < B.viewWillAppear
// sometimes: A.returned < PC.presentationTransitionWillBegin < B.viewDidLoad < B.viewWillAppear
// never: B.viewWillAppear < B.viewDidLoad
// [F31=0] only: B.viewDidLoad < A.returned

private final class TimeOfLoading: CustomModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }

  override func perform(_ line: Int) {
    super.perform(line)
    record("A", "returned")
  }
}
