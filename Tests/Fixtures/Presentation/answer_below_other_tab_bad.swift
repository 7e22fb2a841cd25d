import UIKit

class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let news = NewsPage()
    viewControllers = [UINavigationController(rootViewController: news), UIViewController()]
  }
}

/// Presents an alert on a page whose tab may not be shown any more.
class NewsPage: UIViewController {
  private let client = NewsClient()

  override func viewDidLoad() {
    super.viewDidLoad()
    client.load { [weak self] isLoaded in
      if !isLoaded { self?.complain() }
    }
  }

  private func complain() {
    let alert = UIAlertController(title: "No network", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)  // expect: TV601
  }
}

class NewsClient {
  func load(_ done: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, error in
      DispatchQueue.main.async { done(error == nil) }
    }.resume()
  }
}
