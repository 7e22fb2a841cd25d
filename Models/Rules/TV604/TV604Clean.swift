import UIKit

// expect: holds

/// Closes itself when it is tapped.
private final class DetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("close")))
  }

  func close() {
    if presentedViewController == nil, !isBeingDismissed { dismiss(animated: true) }
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
