// expect: holds
import UIKit

/// Has a title in the bar of the stack that it is pushed onto, and that presents in its stead.
final class PushedPage: UIViewController {
  var isNew = true

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "News"
    if isNew { greet() }
  }

  private func greet() {
    let alert = UIAlertController(title: nil, message: "News", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)
  }
}
