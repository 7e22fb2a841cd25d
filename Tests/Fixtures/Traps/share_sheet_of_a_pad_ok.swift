import UIKit

/// Says where the popover of an iPad points to, or asks which device it is.
// expect: holds
final class ShareScreen: UIViewController {
  private let button = UIButton()
  private let other = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(share), for: .touchUpInside)
    view.addSubview(button)
    other.addTarget(self, action: #selector(choose), for: .touchUpInside)
    view.addSubview(other)
  }

  @objc private func share() {
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = button
    guard presentedViewController == nil else { return }
    present(sheet, animated: true)
  }

  @objc private func choose() {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: isPad ? .alert : .actionSheet)
    sheet.addAction(UIAlertAction(title: "ok", style: .default))
    guard presentedViewController == nil else { return }
    present(sheet, animated: true)
  }
}
