import UIKit

/// Presents when it is made: nobody has pushed it onto the stack whose bar has its title.
final class PushedPage: UIViewController {
  let isNew: Bool

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "News"
  }

  init(isNew: Bool) {
    self.isNew = isNew
    super.init(nibName: nil, bundle: nil)
    if isNew { greet() }
  }

  required init?(coder: NSCoder) { nil }

  private func greet() {
    let alert = UIAlertController(title: nil, message: "News", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)  // expect: TV601
  }
}
