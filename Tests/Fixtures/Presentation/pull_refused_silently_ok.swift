// expect: holds
import UIKit

final class SharePage: UINavigationController {
  var chosen: [String] = []
}

extension SharePage: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    return chosen.count == 0
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    let question = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "OK", style: .default))
    present(question, animated: true)
  }
}

/// Nothing is lost: the sheet stays on phones.
final class PadPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    return UIDevice.current.userInterfaceIdiom == .pad
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
