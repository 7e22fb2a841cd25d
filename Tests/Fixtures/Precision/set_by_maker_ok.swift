import UIKit

// expect: holds

/// Nobody shows this page without the one that it leads to: its maker hands that over before anybody sees the page,
/// and so does the scenario.
class IntroPage: UIViewController {
  var successor: UIViewController!

  @objc func nextTapped(_ sender: Any) {
    navigationController?.pushViewController(successor, animated: true)
  }

  static func open(above screen: UIViewController, then last: UIViewController) {
    let page = UIStoryboard(name: "Intro", bundle: nil).instantiateInitialViewController() as! IntroPage
    page.successor = last
    screen.present(UINavigationController(rootViewController: page), animated: true)
  }
}
