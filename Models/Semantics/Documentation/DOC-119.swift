import UIKit

// DOC-119: viewWillDisappear comes before the view is removed from the hierarchy, viewDidDisappear after it has been:
// on a pop.
// (developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)).
// only: B.inside in viewWillDisappear < B.outside in viewDidDisappear

private final class Going: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("B", view.window == nil ? "outside in viewWillDisappear" : "inside in viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("B", view.window == nil ? "outside in viewDidDisappear" : "inside in viewDidDisappear")
  }
}

private final class GoneFromTheStack: Script {
  override var takesTouches: Bool { false }
  let navigation = UINavigationController(rootViewController: UIViewController())

  override func setUp() {
    navigation.pushViewController(Going(), animated: false)
    showRoot(navigation)
  }

  override func perform(_ line: Int) { navigation.popViewController(animated: true) }
}
