import UIKit

/// The subclass does what it should: its superclass ends the chain.
class BasePage: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {  // expect: TV504
    print("base gone")
  }
}

final class PicturePage: BasePage, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("gone")
  }
}
