// expect: holds
import UIKit

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  private weak var presentation: CardPresentation?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = CardPresentation(presentedViewController: presented, presenting: presenting)
    presentation = controller
    return controller
  }
}

final class CardPresentation: UIPresentationController {}

/// Lets it go at the end.
final class SheetTransition: NSObject, UIViewControllerTransitioningDelegate {
  private var made: UIPresentationController?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    made = UIPresentationController(presentedViewController: presented, presenting: presenting)
    return made
  }

  func sheetDidEnd() { made = nil }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
