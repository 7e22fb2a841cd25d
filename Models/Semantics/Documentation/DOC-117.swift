import UIKit

// DOC-117: The coordinator's context gives for the key from the controller that is on the screen, for the key to the
// one that is to come.
// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/viewcontroller(forkey:)).
// only: TC.from A < TC.to B < TC.from B < TC.to A

private final class PartiesOfContext: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let b = UIViewController()

  override func setUp() { showRoot(a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 { a.present(b, animated: true) } else { a.dismiss(animated: true) }
    a.transitionCoordinator?.animate(alongsideTransition: { context in
      record("TC", context.viewController(forKey: .from) === self.a ? "from A" : "from B")
      record("TC", context.viewController(forKey: .to) === self.a ? "to A" : "to B")
    })
  }
}
