import UIKit

enum Place { case list, help, settings }

/// Shows one of the main page's places for a link, whatever that page presents.
final class LinkHandler: NSObject {
  var window: UIWindow?

  func listen() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(opened(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func opened(_ notification: Notification) {
    guard let stack = window?.rootViewController as? UINavigationController,
      let main = stack.viewControllers.first as? MainPage
    else { return }
    main.show(.settings)  // expect: TV601
  }
}

final class MainPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    show(.help)
  }

  func show(_ place: Place) { open(place, isAnimated: true) }

  private func open(_ place: Place, isAnimated: Bool) {
    if place == .settings {
      present(UIViewController(), animated: isAnimated)
      return
    }
    switch place {
    case .list: title = "List"
    case .help where title != nil: title = "Help"
    default: present(UIViewController(), animated: isAnimated)
    }
  }
}
