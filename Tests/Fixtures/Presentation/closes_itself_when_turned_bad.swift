import UIKit

/// A help popover may be open when the device is turned. Where none is, the page itself goes.
final class FormatPage: UIViewController {
  @objc private func help() {
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = view
    present(popover, animated: true)
  }

  @objc private func done() { presentingViewController?.dismiss(animated: true) }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    dismiss(animated: false)  // expect: TV603
  }
}
