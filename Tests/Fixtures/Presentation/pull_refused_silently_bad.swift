import UIKit

/// Keeps the sheet as long as something is chosen, and does not say why.
final class SharePage: UINavigationController {
  var chosen: [String] = []
}

extension SharePage: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ sheet: UIPresentationController) -> Bool {  // expect: TV1103
    return chosen.count == 0
  }
}
