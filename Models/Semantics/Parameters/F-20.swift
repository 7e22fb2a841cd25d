import UIKit

// F-20: viewIsAppearing comes from iOS 13 on.
// [iOS=12] only: B.viewWillAppear < B.viewDidAppear
// [iOS=12] never: B.viewIsAppearing
// [iOS=13] only: B.viewWillAppear < B.viewIsAppearing < B.viewDidAppear

private final class IsAppearing: Script {
  let a = UIViewController()

  override func setUp() { showRoot(a) }
  override func perform(_ line: Int) { a.present(RecordedController("B"), animated: true) }
  override var compactWidth: Bool? { true }
}
