import UIKit

/// A tray whose bar is tapped away: it slides out first.
final class TrayController: UIViewController {
  private let tray = UIView()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tray)
    tray.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(slideOut(_:))))
  }

  @objc private func slideOut(_ tap: UITapGestureRecognizer) {
    tray.isUserInteractionEnabled = false
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) {
      self.tray.transform = CGAffineTransform(translationX: 0, y: 400)
    }
    animator.addCompletion { _ in
      self.dismiss(animated: false)  // expect: possible TV603
    }
    animator.startAnimation()
  }
}
