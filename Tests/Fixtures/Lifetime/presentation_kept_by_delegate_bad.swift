import UIKit

/// Keeps the presentation controller for the drag that closes the card, and with it the card.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  private var presentation: CardPresentation?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    presentation = CardPresentation(presentedViewController: presented, presenting: presenting)  // expect: TV902
    return presentation
  }
}

final class CardPresentation: UIPresentationController {}

/// Has a cache for what it made before.
final class SheetTransition: NSObject, UIViewControllerTransitioningDelegate {
  var made: UIPresentationController?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = UIPresentationController(presentedViewController: presented, presenting: presenting)
    made = controller  // expect: TV902
    return controller
  }
}
