import UIKit

// DOC-22: isMovingFromParent is true when a controller is popped, and false when a push covers it.
// (developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent).
// only: B.staying < C.leaving

private final class Leaving: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record(name, isMovingFromParent ? "leaving" : "staying")
  }
}

private final class MovingFromParent: Script {
  override var takesTouches: Bool { false }
  let navigation = UINavigationController(rootViewController: UIViewController())
  private let b = Leaving("B")
  private let c = Leaving("C")

  override func setUp() { showRoot(navigation) }
  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    switch line {
    case 0: navigation.pushViewController(b, animated: true)
    case 1: navigation.pushViewController(c, animated: true)
    default: navigation.popViewController(animated: true)
    }
  }
}
