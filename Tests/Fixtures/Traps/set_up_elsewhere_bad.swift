import UIKit

/// What the screen itself forgets is missing when the user taps.
final class ProfileScreen: UIViewController {
  private var name: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(showMore), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func showMore() {
    guard presentedViewController == nil else { return }
    let more = UIViewController()
    more.title = name!  // expect: TV1205
    present(more, animated: false)
  }
}
