import UIKit

/// Two buttons may be touched by two fingers.
final class StationScreen: UIViewController {
  private weak var station: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    for _ in 0..<2 {
      let button = UIButton(type: .system)
      button.addTarget(self, action: #selector(open), for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc private func open() {
    guard presentedViewController == nil || presentedViewController === station else { return }
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    station = next
    present(next, animated: true)  // expect: possible TV601
  }
}
