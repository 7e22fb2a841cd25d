import UIKit

/// The app says nothing of its devices, its project does: the iPad is among them.
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
    present(sheet, animated: true)  // expect: TV1205
  }
}
