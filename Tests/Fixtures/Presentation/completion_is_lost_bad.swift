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
