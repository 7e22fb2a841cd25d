// expect: holds
import UIKit

/// A menu for a long press when it begins, and another one for a tap.
final class RowView: UIView {
  var owner: UIViewController?
  private var menu: UIAlertController?

  func prepare() {
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held(_:))))
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
  }

  @objc private func held(_ sender: UILongPressGestureRecognizer) {
    guard sender.state == .began else { return }
    show()
  }

  @objc private func tapped(_ sender: UITapGestureRecognizer) { show() }

  /// The second call finds the menu of the first.
  @objc private func heldOnce(_ sender: UILongPressGestureRecognizer) {
    guard let owner, menu == nil else { return }
    let menu = UIAlertController(title: "Row", message: nil, preferredStyle: .alert)
    self.menu = menu
    owner.present(menu, animated: true)
  }

  private func show() {
    guard let owner, owner.presentedViewController == nil, owner.view.window != nil else { return }
    let menu = UIAlertController(title: "Row", message: nil, preferredStyle: .alert)
    menu.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: nil))
    owner.present(menu, animated: true)
  }
}

/// Its owner.
final class RowPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
