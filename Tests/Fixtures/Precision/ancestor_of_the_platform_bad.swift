import UIKit

class RequestOperation: OfflineTask {}
final class SaveOperation: OfflineTask {}

/// Nobody sees what stands above the two: it may be a request.
final class PageController: UIViewController {
  private let operations: [OfflineTask] = [SaveOperation(), SaveOperation()]

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(show), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func show() {
    present(UIViewController(), animated: true)
    if operations.contains(where: { $0 is RequestOperation }) {
      present(UIViewController(), animated: true)  // expect: likely TV601
    }
  }
}
