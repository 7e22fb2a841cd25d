import UIKit

// expect: holds

/// Pushes with each tap, unless a transition is on its way.
private final class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("open")))
  }

  func open() {
    guard transitionCoordinator == nil else { return }
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

private final class TapScenario: NavigationScenario {
  override func makeRoot() -> UIViewController { ListController() }
  override var pushes: Int { 0 }
}
