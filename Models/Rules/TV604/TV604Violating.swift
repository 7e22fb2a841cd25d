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

/// The detail over a screen that is itself presented.
private final class StackScenario: ModalScenario {
  override func setUp() {
    super.setUp()
    present(UIViewController(), from: root, animated: false)
  }

  override var presenter: UIViewController { root.presentedViewController ?? root }

  override func makePresented() -> UIViewController { DetailController() }
}
