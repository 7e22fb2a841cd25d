import UIKit

/// The list comes a moment after the tap, and another one may come before it.
final class StartScreen: UIViewController {
  @IBAction func restore(_ sender: Any) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.choose() }
  }

  func choose() {
    let list = UIViewController()
    list.modalPresentationStyle = .overFullScreen
    present(list, animated: false)  // expect: TV601
  }

  func didChoose() {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
