// expect: holds
import UIKit

/// A stack of the storyboard begins with the page, and presents in its stead: that is in the window by then.
final class NewsPage: UIViewController {
  var isNew = true

  override func viewDidLoad() {
    super.viewDidLoad()
    if isNew { greet() }
  }

  private func greet() {
    let alert = UIAlertController(title: nil, message: "News", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)
  }
}
