import UIKit

/// Opens the detail screen.
private final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("open")))
  }

  func open() {
    present(UIViewController(), animated: true)  // expect: TV601
  }
}

private final class HomeScenario: ModalScenario {
  override func makePresenter() -> UIViewController { HomeController() }
}
