import UIKit

/// Two rows push with each tap, whether or not the last push is still on its way.
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
    navigationController?.pushViewController(UIViewController(), animated: true)  // expect: TV701
  }
}

private final class TapScenario: NavigationScenario {
  override func makeRoot() -> UIViewController { ListController() }
  override var pushes: Int { 0 }
}
