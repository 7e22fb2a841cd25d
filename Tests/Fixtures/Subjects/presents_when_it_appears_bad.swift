import UIKit

/// Nothing but its appearance makes it present: the tour when it has appeared, and the news, which are found by then, beside it.
final class WelcomePage: UIViewController {
  private var isShown = false
  private var hasNews = false

  override func viewDidLoad() {
    super.viewDidLoad()
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in
      DispatchQueue.main.async { self.hasNews = true }
    }.resume()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isShown {
      isShown = true
      let tour = UIViewController()
      tour.modalPresentationStyle = .fullScreen
      present(tour, animated: true)
    }
    guard hasNews else { return }
    let news = UIViewController()
    present(news, animated: true)  // expect: TV601
  }
}
