import UIKit

// expect: holds

/// Two rows push with each tap, unless a transition is on its way.
private final class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for _ in 0..<2 {
      let row = UIView()
      row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("open")))
      view.addSubview(row)
    }
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
