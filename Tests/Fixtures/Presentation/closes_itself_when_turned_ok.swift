// expect: holds
import UIKit

/// Closes what it presents, if it does.
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
    if presentedViewController != nil { dismiss(animated: false) }
  }
}

/// Means itself: a menu that does not stay when the window changes.
final class MenuPage: UIViewController {
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    dismiss(animated: false)
  }
}

/// Knows what it has presented.
final class ChartPage: UIViewController {
  private var legend: UIViewController?

  @objc private func showLegend() {
    let legend = UIViewController()
    present(legend, animated: true)
    self.legend = legend
  }

  @objc private func done() { presentingViewController?.dismiss(animated: true) }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    legend?.dismiss(animated: false)
  }
}
