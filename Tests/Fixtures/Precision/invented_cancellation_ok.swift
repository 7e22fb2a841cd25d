import UIKit

// expect: holds

/// Ends with what has happened, and takes the sheet away if it goes.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let sheet = context.view(forKey: .from) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    UIView.animate(withDuration: 0.3, animations: { sheet.alpha = 0 }) { _ in
      sheet.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
      if !context.transitionWasCancelled { sheet.removeFromSuperview() }
    }
  }
}

final class SheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SheetAnimator()
  }
}

/// Says when it comes and goes.
final class SheetHost: UIViewController {
  private let sheetDelegate = SheetDelegate()

  func showSheet() {
    guard presentedViewController == nil else { return }
    let sheet = Sheet()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = sheetDelegate
    present(sheet, animated: true)
  }
}

final class Sheet: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = "Sheet"
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    title = nil
  }
}
