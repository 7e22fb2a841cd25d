import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

enum Screen {
  static var topmost: UIViewController? {
    var page = UIApplication.shared.windows.first?.rootViewController
    while let next = page?.presentedViewController { page = next }
    return page
  }
}

final class HelpRouter {
  func showHelp() {
    Screen.topmost?.present(UIViewController(), animated: true)  // expect: TV601
  }
}

/// One caller is a tap, the other one an answer that comes when it likes.
final class HomePage: UIViewController {
  private let router = HelpRouter()

  @IBAction func openHelp(_ sender: Any) { router.showHelp() }

  func load() {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, error in
      DispatchQueue.main.async { if error != nil { self.router.showHelp() } }
    }.resume()
  }
}
