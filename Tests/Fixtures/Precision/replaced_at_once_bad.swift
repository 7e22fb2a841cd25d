import UIKit

/// What is dismissed with an animation is still there when the call returns.
final class LoaderScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(load), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func load() {
    guard presentedViewController == nil else { return }
    let wait = WaitScreen()
    wait.modalPresentationStyle = .fullScreen
    present(wait, animated: true)
  }
}

private final class WaitScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(fail), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    title = nil
  }

  @objc private func fail() {
    guard let below = presentingViewController, presentedViewController == nil, transitionCoordinator == nil else {
      return
    }
    below.dismiss(animated: true)
    let message = UIViewController()
    message.modalPresentationStyle = .fullScreen
    below.present(message, animated: true)  // expect: TV601
  }
}
