import UIKit

// DOC-21: isMovingToParent is true when a push shows a controller, and false when a pop reveals it.
// (developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent).
// only: B.moving < C.moving < B.staying

private final class Moving: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record(name, isMovingToParent ? "moving" : "staying")
  }
}

private final class MovingToParent: Script {
  override var takesTouches: Bool { false }
  let navigation = UINavigationController(rootViewController: UIViewController())
  private let b = Moving("B")
  private let c = Moving("C")

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
