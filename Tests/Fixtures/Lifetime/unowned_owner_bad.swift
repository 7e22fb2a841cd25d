import UIKit

/// A block that comes later uses a screen that the user may have closed by then.
final class CardController: UIViewController {
  private var isSettled = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [unowned self] in
      self.isSettled = true  // expect: TV1205
    }
  }

  @objc func close() {
    dismiss(animated: true)
  }
}

final class HomeController: UIViewController {
  @objc func openCard() {
    let card = CardController()
    card.modalPresentationStyle = .fullScreen
    present(card, animated: true)
  }
}
