import UIKit

/// The screen keeps its delegate, whose block keeps the screen; whoever presents it is elsewhere.
final class Leaflet: UIViewController {
  private let unfolding = Unfolding()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    unfolding.onClose = { self.dismiss(animated: true) }  // expect: TV902
    transitioningDelegate = unfolding
  }

  required init?(coder: NSCoder) { nil }
}

final class Unfolding: NSObject, UIViewControllerTransitioningDelegate {
  var onClose: (() -> Void)?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
