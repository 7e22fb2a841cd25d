import UIKit

/// One toast at a time: the delay of the first one takes the second one away.
final class ToastStand {
  static let shared = ToastStand()

  private var window: UIWindow?

  func show(_ text: String, in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.isHidden = false
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      self.window?.isHidden = true  // expect: likely TV603
      self.window = nil
    }
  }
}
