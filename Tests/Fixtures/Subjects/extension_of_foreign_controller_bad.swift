import UIKit

/// Objective-C declares the controller; what Swift adds shows what it is.
extension LedgerViewController {
  func optionsDidChooseShare(_ options: UIViewController) {
    options.dismiss(animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.share() }
  }

  func showOptions() {
    present(OptionsController(), animated: true)
  }

  func share() {
    present(UIViewController(), animated: true)  // expect: likely TV601
  }
}

final class OptionsController: UIViewController {}
