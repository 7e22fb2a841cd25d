import UIKit

/// Shows what a link leads to, on the page that the window shows.
final class LinkPage: UIViewController {
  @IBAction private func openTapped(_ sender: UIButton) { open("Link") }

  private func open(_ title: String) {
    guard let root = view.window?.rootViewController else { return }
    let page = UIViewController()
    page.title = title
    if let open = root.presentedViewController {
      open.dismiss(animated: true)
      root.present(page, animated: true)  // expect: likely TV601
    } else {
      root.present(page, animated: true)
    }
  }
}
