// expect: holds
import UIKit

/// Answers half sheets: whoever presents one keeps it.
final class HalfSheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    HalfSheetFade()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

final class HalfSheetFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3, animations: { context.view(forKey: .from)?.alpha = 0 }) { _ in
      context.view(forKey: .from)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

func makeHalfSheet(_ page: UIViewController) -> HalfSheetDelegate {
  let delegate = HalfSheetDelegate()
  page.modalPresentationStyle = .custom
  page.transitioningDelegate = delegate
  return delegate
}

/// Shows the devices to play on.
final class SpeakerPicker {
  static let shared = SpeakerPicker()

  func present(from source: UIViewController) -> AnyObject {
    let page = UIViewController()
    let delegate = makeHalfSheet(page)
    source.present(page, animated: true)
    return delegate
  }
}

final class PlayerTabs: UITabBarController {
  private var sheetDelegate: AnyObject?

  private var top: UIViewController {
    var top: UIViewController = self
    while let next = top.presentedViewController { top = next }
    return top
  }

  func showSpeakers() {
    guard presentedViewController == nil else { return }
    sheetDelegate = SpeakerPicker.shared.present(from: top)
  }
}
