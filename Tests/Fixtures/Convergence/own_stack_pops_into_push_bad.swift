import UIKit

/// Keeps cards on one another; each change takes away the card that was on top when it began.
final class CardStack: UIViewController {
  private var cards: [UIViewController] = []

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
    let former = cards.last
    cards.append(card)
    show(card, insteadOf: former)
  }

  func pop() {
    guard cards.count > 1 else { return }
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
    UIView.animate(withDuration: 0.3) {
      former.view.alpha = 0
    } completion: { _ in
      former.view.removeFromSuperview()  // expect: TV702
      former.removeFromParent()
    }
  }
}
