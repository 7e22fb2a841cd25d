import UIKit

/// Closes itself when it is tapped.
private final class DetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("close")))
  }

  func close() {
    presentingViewController?.dismiss(animated: true)  // expect: TV604
  }
}
