import UIKit

/// Shows a message over the page. Shown again within the third of a second in which it fades, it goes all the same.
public final class MessageBar: UIView {
  private let badge = UILabel()

  func show(in page: UIViewController) {
    alpha = 1
    page.view.addSubview(self)
  }

  func hide() {
    UIView.animate(withDuration: 0.3) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()  // expect: TV603
    }
  }

  func showBadge() {
    badge.isHidden = false
    UIView.animate(withDuration: 0.2) { self.badge.alpha = 1 }
  }

  func hideBadge() {
    UIView.animate(
      withDuration: 0.2, animations: { self.badge.alpha = 0 },
      completion: { [weak self] _ in
        self?.badge.isHidden = true  // expect: TV603
      })
  }
}
