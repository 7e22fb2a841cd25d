import UIKit

// OBJ-07: a coordinator exists only while a transition is active, up to its last callback; a controller without its own
// asks its parent.
// only: B.none < child.none < B.coordinator < child.coordinator < completion.coordinator < B.none < child.none

private final class OnlyWhileActive: Script {
  let a = UIViewController()
  let b = UIViewController()
  let child = UIViewController()

  override func setUp() {
    showRoot(a)
    b.addChild(child)
    child.didMove(toParent: b)
  }

  override func perform(_ line: Int) {
    recordBoth()
    a.present(b, animated: true)
    recordBoth()
    a.transitionCoordinator?.animate(alongsideTransition: nil) { _ in self.record(of: self.b, "completion") }
  }

  override func finish() { recordBoth() }

  private func recordBoth() {
    record(of: b, "B")
    record(of: child, "child")
  }

  private func record(of controller: UIViewController, _ who: String) {
    recorder.record(who, controller.transitionCoordinator == nil ? "none" : "coordinator")
  }
}
