import UIKit

/// When `viewIsAppearing` comes, the layout pass of the controller's own view is still to come.
final class CardController: UIViewController {
  private var card: UIView?

  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if card == nil { card = UIView(frame: view.bounds) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.addSubview(card!)  // expect: TV1205
  }
}

extension CardController: UIViewControllerTransitioningDelegate {}
