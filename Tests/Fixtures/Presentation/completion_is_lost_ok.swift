// expect: holds
import UIKit

/// Shows one page at a time. Each way tells the caller, and where the host itself has gone nobody waits.
final class PageHost: UIViewController {
  private(set) var page: UIViewController?

  func show(_ next: UIViewController, completion: (() -> Void)? = nil) {
    guard page == nil, presentedViewController == nil, view.window != nil else {
      completion?()
      return
    }
    page = next
    present(next, animated: true, completion: completion)
  }

  func close(completion: @escaping () -> Void) {
    defer { page = nil }
    switch page?.presentingViewController {
    case let presenter? where presentedViewController?.isBeingDismissed == false:
      presenter.dismiss(animated: true, completion: completion)
    default: completion()
    }
  }

  /// Whoever wants to know whether it was shown looks at the result.
  func showIfPossible(_ next: UIViewController, completion: @escaping () -> Void) -> Bool {
    guard page == nil, presentedViewController == nil, view.window != nil else { return false }
    page = next
    present(next, animated: true, completion: completion)
    return true
  }
}

/// Closes its page by the page that has presented it, or tells the caller at once. Its owner waits only while it lives.
final class HelpFlow {
  private let page = UIViewController()
  private weak var owner: UIViewController?

  func close(completion: @escaping () -> Void) {
    guard let presenter = page.presentingViewController else { return completion() }
    presenter.dismiss(animated: true) { completion() }
  }

  func closeOwner(completion: @escaping () -> Void) {
    owner?.dismiss(animated: true) { completion() }
  }
}

/// Nobody waits on the ways that end early: who closes at once gives nothing, and a page that is asked for is one of its own.
final class TabHost: UIViewController {
  weak var delegate: TabHostDelegate?
  private var pages: [UIViewController] = []

  @IBAction func hideAll(_ sender: Any) { closePages(isAnimated: false) }

  @IBAction func hideSlowly(_ sender: Any) {
    closePages(isAnimated: true) { [weak self] in self?.title = nil }
  }

  private func closePages(isAnimated: Bool, completion: (() -> Void)? = nil) {
    if isAnimated {
      UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0 }, completion: { _ in completion?() })
    } else {
      view.alpha = 0
    }
  }

  func add(_ page: UIViewController) { pages.append(page) }

  func show(_ page: UIViewController, completion: @escaping () -> Void) {
    guard let number = pages.firstIndex(of: page) else { return }
    title = "\(number)"
    completion()
  }

  func open(completion: @escaping () -> Void) {
    if delegate?.tabHostShouldOpen(self) == false { return }
    completion()
  }
}

protocol TabHostDelegate: AnyObject {
  func tabHostShouldOpen(_ host: TabHost) -> Bool
}
