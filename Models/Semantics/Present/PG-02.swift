import UIKit

// PG-02: presenting oneself, a child, or what is already presented raises an exception inside the call.
// only: UIKit.invalid argument < A.self < UIKit.invalid argument < A.child < UIKit.invalid argument < A.twice

private final class InvalidArguments: ModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if line == 0 {
      super.perform(line)
      return
    }
    root.present(root, animated: true)
    record("A", "self")
    let child = UIViewController()
    root.addChild(child)
    root.present(child, animated: true)
    record("A", "child")
    if let controller = presented { controller.present(controller, animated: true) }
    record("A", "twice")
  }
}
