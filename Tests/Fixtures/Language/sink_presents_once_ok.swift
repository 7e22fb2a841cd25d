// expect: holds
// A publisher may send more than one value: only the first one presents.
import Combine
import UIKit

class CardTransition: NSObject, UIViewControllerTransitioningDelegate {}

class MessagesViewController: UIViewController {
  private var subscriptions: Set<AnyCancellable> = []
  private let transition = CardTransition()
  private let store = MessageStore()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard subscriptions.isEmpty else { return }
    store.messages.sink { [weak self] _ in self?.showCard() }.store(in: &subscriptions)
  }

  private func showCard() {
    guard presentedViewController == nil, view.window != nil else { return }
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transition
    present(card, animated: true)
  }
}
