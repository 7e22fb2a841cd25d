import UIKit

// expect: holds

/// Opens the detail screen.
private final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("open")))
  }

  func open() {
    guard presentedViewController == nil else { return }
    present(UIViewController(), animated: true)
  }
}
