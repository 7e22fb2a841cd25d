// expect: holds
import UIKit

/// Keeps cards on one another; one change at a time.
final class CardStack: UIViewController {
  private var cards: [UIViewController] = []
  private var isChanging = false

  init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    cards = [rootViewController]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let top = cards.last { show(top, insteadOf: nil) }
  }

  func push(_ card: UIViewController) {
    if isChanging { return }
    let former = cards.last
    cards.append(card)
    show(card, insteadOf: former)
  }

  func pop() {
    guard cards.count > 1, !isChanging else { return }
    let former = cards.removeLast()
    if let top = cards.last { show(top, insteadOf: former) }
  }

  private func show(_ next: UIViewController, insteadOf former: UIViewController?) {
    addChild(next)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.didMove(toParent: self)
    guard let former else { return }
    former.willMove(toParent: nil)
    isChanging = true
    UIView.animate(withDuration: 0.3) {
      former.view.alpha = 0
    } completion: { _ in
      former.view.removeFromSuperview()
      former.view.alpha = 1
      former.removeFromParent()
      self.isChanging = false
    }
  }
}
