import UIKit

/// The project builds its app for the iPad, too; only its tests are for the iPhone.
final class ShareScreen: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(share), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func share() {
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    guard presentedViewController == nil else { return }
    present(sheet, animated: true)  // expect: TV1205
  }
}
