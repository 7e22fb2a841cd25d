import UIKit

/// The delay shows the start screen, and so does a button that is there meanwhile.
final class SplashController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(skip), for: .touchUpInside)
    view.addSubview(button)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.showStart() }
  }

  @objc private func skip() { showStart() }

  private func showStart() {
    let start = UIViewController()
    start.modalPresentationStyle = .custom
    present(start, animated: true)  // expect: TV601
  }
}
