// expect: holds
import UIKit

enum Session {
  static var isOpen = false
  static var name: String?
}

/// The app delegate opens the session before any screen is made; a run without it shows nothing that anybody can follow.
final class ProfileScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if UIDevice.current.isBatteryMonitoringEnabled { return }
    title = Session.name!
  }

  func showMore() {
    guard presentedViewController == nil else { return }
    present(UIViewController(), animated: false)
  }
}
