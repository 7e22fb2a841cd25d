// expect: holds
import UIKit

/// A card that comes in when it has appeared for the first time.
final class CardController: UIViewController {
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

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isBeingPresented else { return }
    shade.alpha = 0
    card.transform = CGAffineTransform(translationX: 0, y: 500)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.3) {
      self.shade.alpha = 1
      self.card.transform = .identity
    }
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController != nil {
      super.dismiss(animated: flag, completion: completion)
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.shade.alpha = 0
    } completion: { _ in
      super.dismiss(animated: false, completion: completion)
    }
  }
}
