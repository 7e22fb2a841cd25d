// expect: holds
import UIKit

class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let news = NewsPage()
    viewControllers = [UINavigationController(rootViewController: news), UIViewController()]
  }
}

/// Asks for the window first.
class NewsPage: UIViewController {
  private let client = NewsClient()

  override func viewDidLoad() {
    super.viewDidLoad()
    client.load { [weak self] isLoaded in
      guard let self, self.viewIfLoaded?.window != nil, self.presentedViewController == nil else { return }
      if !isLoaded { self.complain() }
    }
  }

  private func complain() {
    let alert = UIAlertController(title: "No network", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

class NewsClient {
  func load(_ done: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, error in
      DispatchQueue.main.async { done(error == nil) }
    }.resume()
  }
}
