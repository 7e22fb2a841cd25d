import UIKit

// expect: holds

/// Opens the detail screen.
private final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("open")))
  }

  func open() {
    guard presentedViewController == nil, view.window != nil else { return }
    present(UIViewController(), animated: true)
  }
}

private final class HomeScenario: ModalScenario {
  override func makePresenter() -> UIViewController { HomeController() }
}
