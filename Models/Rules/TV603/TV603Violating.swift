import UIKit

/// Closes itself; asks another controller for help.
private final class SheetController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("help")))
    view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: Selector("close")))
  }

  func help() {
    guard presentedViewController == nil, transitionCoordinator == nil, view.window != nil else { return }
    present(UIViewController(), animated: true)
  }

  func close() {
    dismiss(animated: true)  // expect: TV603
  }
}

private final class SheetScenario: ModalScenario {
  override func makePresented() -> UIViewController { SheetController() }
}
