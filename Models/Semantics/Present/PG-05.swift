import UIKit

// PG-05: a controller whose view is in no window cannot present; its view is loaded to find out.
// only: X.viewDidLoad < UIKit.whose view is not in the window hierarchy
// never: A.presented

private final class PresentFromNowhere: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    RecordedController("X").present(UIViewController(), animated: true) { record("A", "presented") }
  }
}
