import UIKit

/// A menu for a long press, which is asked for again when the finger moves and lifts.
final class RowView: UIView {
  var owner: UIViewController?

  func prepare() {
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held(_:))))
  }

  @objc private func held(_ sender: UIGestureRecognizer) {
    let menu = UIAlertController(title: "Row", message: nil, preferredStyle: .alert)
    menu.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: nil))
    owner?.present(menu, animated: true)  // expect: TV601
  }
}
