// A case that holds one tuple is matched by two names: the second is the tuple's, and says which page is shown.
import UIKit

enum Answer<Value> {
  case success(Value)
  case failure
}

final class BadgeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(update), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func update() {
    check { result in
      switch result {
      case .success(let isFirst, let isSecond):
        if isFirst { self.present(UIViewController(), animated: true) }
        if isSecond { self.present(UIViewController(), animated: true) }  // expect: TV601
      case .failure: break
      }
    }
  }

  private func check(_ done: (Answer<(Bool, Bool)>) -> Void) { done(.success((true, true))) }
}
