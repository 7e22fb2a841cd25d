// expect: holds
import UIKit

/// Looks at the end of the animation whether it is still wanted away, or waits for that end.
public final class MessageBar: UIView {
  private let badge = UILabel()
  private let spinner = UIView()
  private var isLeaving = false
  private var bubble: UIView?

  func show(in page: UIViewController) {
    isLeaving = false
    alpha = 1
    page.view.addSubview(self)
  }

  func hide() {
    isLeaving = true
    UIView.animate(withDuration: 0.3) {
      self.alpha = 0
    } completion: { _ in
      if self.isLeaving { self.removeFromSuperview() }
    }
  }

  func showBadge() {
    badge.layer.removeAllAnimations()
    badge.isHidden = false
  }

  func hideBadge() {
    UIView.animate(withDuration: 0.2) {
      self.badge.alpha = 0
    } completion: { _ in
      self.badge.isHidden = true
    }
  }

  func showSpinner() {
    guard spinner.superview == nil else { return }
    addSubview(spinner)
  }

  func hideSpinner() {
    UIView.animate(withDuration: 0.2) {
      self.spinner.alpha = 0
    } completion: { _ in
      self.spinner.removeFromSuperview()
    }
  }

  func hideBubble() {
    let old = bubble
    bubble = nil
    UIView.animate(withDuration: 0.2) {
      old?.alpha = 0
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  func showBubble() {
    let bubble = UIView()
    addSubview(bubble)
    self.bubble = bubble
  }
}

/// Fades once, and nobody but the app makes the next one.
final class Splash: UIView {
  private let logo = UILabel()
  private var isOver = false

  func display() { addSubview(logo) }

  func finish() {
    guard !isOver else { return }
    isOver = true
    UIView.animate(withDuration: 0.2) {
      self.logo.alpha = 0
    } completion: { _ in
      self.logo.removeFromSuperview()
    }
  }

  func fade(in page: UIViewController) {
    UIView.animate(withDuration: 0.2) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  func show(in page: UIViewController) { page.view.addSubview(self) }
}

final class HomePage: UIViewController {
  func open() {
    if presentedViewController == nil { present(UIViewController(), animated: true) }
  }
}
