import UIKit

// expect: holds

/// Writes a message, and closes itself.
private final class ComposeController: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: Selector("close"), for: .touchUpInside)
    view.addSubview(button)
  }

  func close() {
    dismiss(animated: true)
    onClose?()
  }
}

/// Remembers that a message is being written.
private final class InboxController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var isComposing = false

  func compose() {
    let controller = ComposeController()
    controller.onClose = { [weak self] in self?.isComposing = false }
    controller.presentationController?.delegate = self
    isComposing = true
    present(controller, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    isComposing = false
  }
}
