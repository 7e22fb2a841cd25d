import UIKit

/// Pushes with each tap, whether or not the last push is still on its way.
private final class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("open")))
  }

  func open() {
    navigationController?.pushViewController(UIViewController(), animated: true)  // expect: TV701
  }
}

private final class TapScenario: NavigationScenario {
  override func makeRoot() -> UIViewController { ListController() }
  override var pushes: Int { 0 }
}
