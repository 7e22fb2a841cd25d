import UIKit

// expect: holds

/// A card that follows the finger; the animator is brought to an end when the finger lifts.
final class ScrubbedCard: UIViewController {
  private var scrub: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
  }

  @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let scrub = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { [weak self] in self?.view.alpha = 0.2 }
      scrub.pauseAnimation()
      self.scrub = scrub
    case .changed:
      scrub?.fractionComplete = recognizer.translation(in: view).x / 300
    case .ended, .cancelled, .failed:
      scrub?.stopAnimation(false)
      scrub?.finishAnimation(at: .start)
      scrub = nil
    default: break
    }
  }
}

/// Shows the card with a style of its own.
final class CardShelf: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func show() {
    let card = ScrubbedCard()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    present(card, animated: true)
  }
}
