import UIKit

// expect: holds

/// Shows what a link leads to when what is open has gone.
final class LinkPage: UIViewController {
  @IBAction private func openTapped(_ sender: UIButton) { open("Link") }

  private func open(_ title: String) {
    guard let root = view.window?.rootViewController else { return }
    let page = UIViewController()
    page.title = title
    if root.presentedViewController != nil {
      root.dismiss(animated: true) { root.present(page, animated: true) }
    } else {
      root.present(page, animated: true)
    }
  }
}
