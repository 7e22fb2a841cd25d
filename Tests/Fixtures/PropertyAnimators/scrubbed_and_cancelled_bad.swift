import UIKit

/// A drawer whose animation follows the finger: where the system takes the finger away, it stays paused half-way.
final class ScrubbedDrawer: UIViewController {
  private let drawer = UIView()
  private var isOpen = false
  private var slide: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(drawer)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
  }

  @IBAction func showDetail() { present(UIViewController(), animated: true) }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {  // expect: TV201
    case .began: begin()
    case .changed: follow(pan.translation(in: view).x)
    case .ended: end(pan.velocity(in: view).x > 0)
    default: break
    }
  }

  private func begin() {
    guard slide == nil else { return }
    let next = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
      self.drawer.alpha = self.isOpen ? 0 : 1
    }
    next.addCompletion { [weak self] position in
      if position == .end { self?.isOpen.toggle() }
      self?.slide = nil
    }
    next.startAnimation()
    next.pauseAnimation()
    slide = next
  }

  private func follow(_ distance: CGFloat) { slide?.fractionComplete = abs(distance) / 280 }

  private func end(_ opens: Bool) {
    slide?.isReversed = opens == isOpen
    slide?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
