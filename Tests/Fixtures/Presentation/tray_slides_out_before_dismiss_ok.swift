// expect: holds
import UIKit

/// A tray whose bar is tapped away: it slides out, and whoever presents it closes it, with all that is on it.
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
      self.presentingViewController?.dismiss(animated: false)
    }
    animator.startAnimation()
  }
}
