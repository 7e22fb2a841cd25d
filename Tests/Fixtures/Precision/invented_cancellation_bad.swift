import UIKit

/// Ends with what the animation says, and takes the sheet away whatever that is. What the sheet hears afterwards follows.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let sheet = context.view(forKey: .from) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    UIView.animate(withDuration: 0.3, animations: { sheet.alpha = 0 }) { finished in
      sheet.alpha = 1
      context.completeTransition(finished)  // expect: TV105
      sheet.removeFromSuperview()
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
