// expect: holds
import UIKit

/// The button lies under what it has presented.
final class StartScreen: UIViewController {
  @IBAction func restore(_ sender: Any) { choose() }

  func choose() {
    let list = UIViewController()
    list.modalPresentationStyle = .overFullScreen
    present(list, animated: false)
  }

  func didChoose() {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }

  func didSkip() {
    choose()
    navigationController?.setViewControllers([self], animated: false)
  }
}
