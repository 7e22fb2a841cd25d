// expect: holds
import UIKit

/// Objective-C declares the controller; what Swift adds shows what it is.
extension LedgerViewController {
  func optionsDidChooseShare(_ options: UIViewController) {
    options.dismiss(animated: true) { self.share() }
  }

  func showOptions() {
    if presentedViewController != nil { return }
    present(OptionsController(), animated: true)
  }

  private func share() {
    if presentedViewController != nil { return }
    present(UIViewController(), animated: true)
  }
}

final class OptionsController: UIViewController {}
