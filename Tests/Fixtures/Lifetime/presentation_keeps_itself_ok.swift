// expect: holds
import Combine
import UIKit

/// A presentation controller that follows the keyboard, and is not kept by what it listens with.
final class KeyboardCardPresentation: UIPresentationController {
  private var keyboard: CGFloat = 0 {
    didSet { containerView?.setNeedsLayout() }
  }
  private var subscriptions: Set<AnyCancellable> = []

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    NotificationCenter.default.publisher(for: UIResponder.keyboardWillChangeFrameNotification)
      .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
      .map(\.height)
      .sink { [weak self] in self?.keyboard = $0 }
      .store(in: &subscriptions)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.insetBy(dx: 20, dy: 80).offsetBy(dx: 0, dy: -keyboard / 2)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class CommentsViewController: UIViewController, UIViewControllerTransitioningDelegate {
  @IBAction func write() {
    let editor = UIViewController()
    editor.modalPresentationStyle = .custom
    editor.transitioningDelegate = self
    present(editor, animated: true)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    KeyboardCardPresentation(presentedViewController: presented, presenting: presenting)
  }
}
