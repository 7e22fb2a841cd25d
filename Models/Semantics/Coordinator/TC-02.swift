import UIKit

// TC-02: a transition without animation may have no coordinator; the machine gives it none.
// always: A.none after present
// always: B.none in viewWillAppear < B.none in viewWillDisappear
// never: A.coordinator after present
// never: B.coordinator in viewWillAppear
// never: B.coordinator in viewWillDisappear

private final class AskingController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("B", transitionCoordinator == nil ? "none in viewWillAppear" : "coordinator in viewWillAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("B", transitionCoordinator == nil ? "none in viewWillDisappear" : "coordinator in viewWillDisappear")
  }
}

private final class WithoutAnimation: Script {
  let a = UIViewController()

  override func setUp() { showRoot(a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      a.present(AskingController(), animated: false)
      record("A", a.transitionCoordinator == nil ? "none after present" : "coordinator after present")
    } else {
      a.dismiss(animated: false)
    }
  }
}
