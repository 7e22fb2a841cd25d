// expect: holds
import UIKit

protocol Permission {
  func ask(_ answer: @escaping (Bool) -> Void)
}

final class NoticeViewController: UIViewController {}

/// The storyboard makes the page, and the delegate of the app gives it what it needs.
final class WelcomeViewController: UIViewController {
  private var permission: Permission! = nil
  private var notice: NoticeViewController!

  func inject(permission: Permission) {
    self.permission = permission
    notice = NoticeViewController()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notice.modalPresentationStyle = .fullScreen
    permission.ask { _ in }
  }

  @IBAction func showNotice(_ sender: UIButton) {
    guard presentedViewController == nil else { return }
    let page = NoticeViewController()
    page.modalPresentationStyle = .pageSheet
    present(page, animated: true)
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var permission: Permission?

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard let welcome = window?.rootViewController as? WelcomeViewController, let permission else { return }
    welcome.inject(permission: permission)
  }
}
