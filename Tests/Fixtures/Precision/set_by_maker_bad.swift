import UIKit

/// The page that this one leads to is given away with the first tap; the second one has nothing to push.
class IntroPage: UIViewController {
  var successor: UIViewController! = UIViewController()

  @objc func nextTapped(_ sender: Any) {
    navigationController?.pushViewController(successor, animated: true)  // expect: possible TV1205
    successor = nil
  }
}
