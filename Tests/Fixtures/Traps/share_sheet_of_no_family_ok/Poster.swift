// expect: holds
import UIKit

/// No configuration of the app says for which devices it is: Xcode builds it for the iPhone.
final class PosterScreen: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(share), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func share() {
    let sheet = UIActivityViewController(activityItems: ["poster"], applicationActivities: nil)
    guard presentedViewController == nil else { return }
    present(sheet, animated: true)
  }
}
