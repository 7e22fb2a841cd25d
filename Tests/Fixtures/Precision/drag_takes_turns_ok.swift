import UIKit

// expect: holds
/// A drag that begins after a request is not over before the start of the transition.
final class PanelScreen: UIViewController {
  private weak var pulled: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(load), for: .touchUpInside)
    view.addSubview(button)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
  }

  @objc private func load() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.open() }
  }

  private func open() {
    guard presentedViewController == nil else { return }
    let panel = UIViewController()
    panel.modalPresentationStyle = .fullScreen
    present(panel, animated: true)
  }

  @objc private func pull(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: pulled = presentedViewController
    case .ended: precondition(pulled == nil || pulled !== presentedViewController)
    default: break
    }
  }
}
