import UIKit
import WebKit

/// Adds its title and listens whenever it comes back.
final class NewsPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTitle()
    NotificationCenter.default.addObserver(  // expect: TV506
      self, selector: #selector(reload), name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  private func showTitle() {
    let label = UILabel()
    label.text = "News"
    view.addSubview(label)  // expect: TV506
  }

  @objc private func reload() { view.setNeedsLayout() }
}

/// Loads its web page whenever it comes back: what the user has entered is lost.
final class SurveyPage: UIViewController {
  private let webView = WKWebView()
  private let request = URLRequest(url: URL(fileURLWithPath: "/"))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    webView.load(request)  // expect: TV506
  }
}
