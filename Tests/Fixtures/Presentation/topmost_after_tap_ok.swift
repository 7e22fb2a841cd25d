import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

enum Screen {
  static var topmost: UIViewController? {
    var page = UIApplication.shared.windows.first?.rootViewController
    while let next = page?.presentedViewController { page = next }
    return page
  }
}

/// Shows its page only in the turn of a tap: what is being dismissed takes no tap, and nothing else is on its way.
final class HelpRouter {
  func showHelp() {
    Screen.topmost?.present(UIViewController(), animated: true)  // expect: possible TV601
  }
}

final class HomePage: UIViewController {
  private let router = HelpRouter()

  @IBAction func openHelp(_ sender: Any) { router.showHelp() }
}
