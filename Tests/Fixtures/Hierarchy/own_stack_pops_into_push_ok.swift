// expect: holds
import UIKit

// The end of a push takes away the page that was on top at its beginning, unless that has come back meanwhile.
final class DeckViewController: UIViewController {
  private var pages: [UIViewController] = []

  func pushPage(_ page: UIViewController, animated: Bool) {
    let former = pages.last
    pages.append(page)
    addChild(page)
    view.addSubview(page.view)
    slide(page, animated) {
      if self.pages.last !== former { former?.view.removeFromSuperview() }
      page.didMove(toParent: self)
    }
  }

  func popPage(animated: Bool) {
    if pages.count < 2 { return }
    let gone = pages.removeLast()
    gone.willMove(toParent: nil)
    if let former = pages.last { view.insertSubview(former.view, belowSubview: gone.view) }
    slide(gone, animated) {
      gone.view.removeFromSuperview()
      gone.removeFromParent()
    }
  }

  private func slide(_ page: UIViewController, _ animated: Bool, _ completion: @escaping () -> Void) {
    UIView.animate(withDuration: animated ? 0.3 : 0, animations: { page.view.alpha = 1 }) { _ in completion() }
  }
}
