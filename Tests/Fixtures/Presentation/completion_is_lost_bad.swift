import UIKit

/// Shows one page at a time. A caller goes on in the completion.
final class PageHost: UIViewController {
  private(set) var page: UIViewController?

  func show(_ next: UIViewController, completion: (() -> Void)? = nil) {
    guard page == nil else { return }  // expect: TV602
    page = next
    present(next, animated: true, completion: completion)
  }

  func close(completion: @escaping () -> Void) {
    if let page {
      self.page = nil
      page.presentingViewController?.dismiss(animated: true, completion: completion)
    } else {
      navigationController?.popViewController(animated: true)  // expect: TV602
    }
  }
}

/// Closes its page by the page that has presented it, if there is one.
final class HelpFlow {
  private let page = UIViewController()

  func close(completion: @escaping () -> Void) {
    page.presentingViewController?.dismiss(animated: true) { completion() }  // expect: TV602
  }
}

/// Only the animated way tells.
final class TrayView: UIView {
  func removeTray(animated: Bool) {
    move(to: 0, animated: animated) { self.removeFromSuperview() }
  }

  private func move(to height: CGFloat, animated: Bool, completion: @escaping () -> Void) {
    if animated {
      UIView.animate(
        withDuration: 0.3, animations: { self.frame.size.height = height }, completion: { _ in completion() })
    } else {
      frame.size.height = height  // expect: TV602
    }
  }
}

/// What it is given need not make an address.
final class HelpHost: UIViewController {
  func showHelp(_ topic: String, completion: @escaping () -> Void) {
    guard let address = URL(string: "https://example.com/" + topic) else { return }  // expect: TV602
    title = address.absoluteString
    completion()
  }
}
