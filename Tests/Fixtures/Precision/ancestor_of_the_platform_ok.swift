// expect: holds
import UIKit

class RequestOperation: Operation {}
final class SaveOperation: Operation {}

/// Apple's `Operation` is no request of the app, so that what saves is none.
final class PageController: UIViewController {
  private let operations: [Operation] = [SaveOperation(), SaveOperation()]

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(show), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func show() {
    present(UIViewController(), animated: true)
    if operations.contains(where: { $0 is RequestOperation }) { present(UIViewController(), animated: true) }
  }
}
