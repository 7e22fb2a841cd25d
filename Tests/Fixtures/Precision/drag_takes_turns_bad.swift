import UIKit

/// A drag may begin between a request that no finger makes and the start of the transition, which cancels it.
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
    case .cancelled: precondition(pulled == nil || pulled !== presentedViewController)  // expect: possible TV1205
    default: break
    }
  }
}
