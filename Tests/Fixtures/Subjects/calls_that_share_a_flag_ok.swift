// expect: holds

import UIKit

/// Five buttons; what the first one leaves behind matters to the last.
final class ToolsController: UIViewController {
  private var showsCards = false
  private let kept = CardDelegate()

  func chooseCards() {
    showsCards = true
    present(UIViewController(), animated: true)
  }

  func openHelp() { present(UIViewController(), animated: true) }

  func openNews() { present(UIViewController(), animated: true) }

  func openTerms() { present(UIViewController(), animated: true) }

  func openTool() {
    let tool = UIViewController()
    if showsCards {
      tool.modalPresentationStyle = .custom
      tool.transitioningDelegate = kept
    }
    present(tool, animated: true)
  }
}

final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
