import UIKit

// F-33: of several guards that hold any one speaks; the delegate of a dropped present may be asked for its controller.
// [F33=0] only: UIKit.is waiting for a delayed presentation
// [F33=1] only: UIKit.which is already presenting < delegate.presentationController

private final class ManyGuards: CustomModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    root.present(UIViewController(), animated: true)
    root.present(makePresented(), animated: true)
    assume(pendingRequests.isEmpty)
  }
}
