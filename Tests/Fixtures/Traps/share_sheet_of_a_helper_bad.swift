import UIKit

/// The app has a helper that is told where the popover points to, and the page does not ask it.
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
    present(sheet, animated: true)  // expect: TV1205
  }
}

extension UIViewController {
  func present(_ page: UIViewController, from sender: UIView, animated: Bool) {
    page.popoverPresentationController?.sourceView = sender
    present(page, animated: animated)
  }
}
