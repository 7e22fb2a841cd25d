import UIKit

/// Its bar items have actions of their own, with a menu and with attributes beside.
final class BarScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "share", image: nil, primaryAction: UIAction { [weak self] _ in self?.share() }, menu: nil)
    let more = UIAction(title: "more", attributes: .destructive) { [weak self] _ in self?.showMore() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: more)
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    if presentedViewController == nil { present(sheet, animated: true) }  // expect: TV1205
  }

  private func showMore() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "ok", style: .cancel))
    if presentedViewController == nil { present(sheet, animated: true) }  // expect: TV1205
  }
}
