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
  private let middle = UIViewController()

  override var presenter: UIViewController { middle }
  override var keepsPresented: Bool { true }

  override func setUp() {
    super.setUp()
    present(middle, from: root, animated: false)
  }

  override func makePresented() -> UIViewController { DetailController() }
}
