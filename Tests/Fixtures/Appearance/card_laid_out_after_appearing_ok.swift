// expect: holds
import UIKit

/// `viewIsAppearing` comes before the layout pass of the controller's own view
/// (developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)).
final class CardController: UIViewController {
  private var place: CGRect!

  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if place == nil { place = view.bounds }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    show(place!)
  }

  private func show(_ place: CGRect) {}
}

extension CardController: UIViewControllerTransitioningDelegate {}
