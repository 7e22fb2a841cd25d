import UIKit

/// The storyboard begins with the page itself, and its view is in no window yet.
final class NewsPage: UIViewController {
  var isNew = true

  override func viewDidLoad() {
    super.viewDidLoad()
    if isNew { greet() }
  }

  private func greet() {
    let alert = UIAlertController(title: nil, message: "News", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)  // expect: TV601
  }
}
