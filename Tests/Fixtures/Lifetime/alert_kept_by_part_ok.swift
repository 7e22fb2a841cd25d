// expect: holds
import UIKit

/// A part of the page has made its alert once, and the page presents that again at each tap.
final class EditorPage: UIViewController {
  private lazy var groups = GroupAlert()

  func addGroup() {
    if presentedViewController == nil, view.window != nil { present(groups.alert, animated: true) }
  }
}

final class GroupAlert {
  let alert = UIAlertController(title: "Add a group", message: nil, preferredStyle: .alert)

  init() {
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }
}
