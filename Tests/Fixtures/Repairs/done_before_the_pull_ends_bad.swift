import UIKit

/// A shelf is dimmed while something is picked.
private final class ShelfController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var isDimmed = false

  func choose() {
    guard presentedViewController == nil else { return }
    let picker = PickerController()
    picker.presentationController?.delegate = self
    isDimmed = true
    present(picker, animated: true)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {  // expect: TV1101
    isDimmed = false
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    view.setNeedsLayout()
  }
}

private final class PickerController: UIViewController {}

private final class ShelfScenario: ModalScenario {
  override func makePresenter() -> UIViewController { ShelfController() }
  override func present(animated: Bool) { (presenter as? ShelfController)?.choose() }
  override var presentsWithoutAnimation: Bool { false }
}
