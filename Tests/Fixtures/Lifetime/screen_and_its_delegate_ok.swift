// expect: holds
import UIKit

/// The screen keeps its delegate, whose block does not keep the screen.
final class Leaflet: UIViewController {
  private let unfolding = Unfolding()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    unfolding.onClose = { [weak self] in self?.dismiss(animated: true) }
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
