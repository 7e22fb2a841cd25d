// expect: holds
import UIKit

/// Asks the app's own helper, which is told where the popover points to.
final class LinkPage: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(share), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func share() {
    guard presentedViewController == nil else { return }
    let sheet = UIActivityViewController(activityItems: ["link"], applicationActivities: nil)
    present(sheet, button, animated: true)
  }
}

extension UIViewController {
  func present(_ page: UIViewController, _ sender: UIView, animated: Bool) {
    page.popoverPresentationController?.sourceView = sender
    present(page, animated: animated)
  }
}
