// expect: holds
import UIKit

/// A bar that comes back when the picker has gone.
final class MessageBar: UIView, UIAdaptivePresentationControllerDelegate {
  weak var page: UIViewController?

  func pick() {
    let picker = UIViewController()
    picker.presentationController?.delegate = self
    isHidden = true
    page?.present(picker, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    isHidden = false
  }
}

/// Only looks as long as the pull lasts, and shows a hint that nothing hides.
final class HintBar: UIView, UIAdaptivePresentationControllerDelegate {
  private let hint = UILabel()

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    hint.isHidden = false
  }
}

final class RootPage: UIViewController {
  private let bar = MessageBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.page = self
  }

  @objc func pick() { bar.pick() }
}
