// A publisher may send more than one value: the second one presents where the first card still is.
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
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transition
    present(card, animated: true)  // expect: TV601
  }
}
