import UIKit

/// A notice that fades by itself. What it shows may open a page of its own, and close that through the notice.
final class NoticeController: UIViewController {
  private let shade = UIView()
  private let card = UIView()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shade)
    view.addSubview(card)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    UIView.animate(withDuration: flag ? 0.25 : 0) {
      self.shade.alpha = 0
      self.card.alpha = 0
    } completion: { _ in
      super.dismiss(animated: false, completion: completion)  // expect: likely TV603
    }
  }
}
