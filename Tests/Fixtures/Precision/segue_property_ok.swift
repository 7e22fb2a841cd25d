import UIKit

/// The storyboard embeds the navigator and so sets the property, long before a button is there to be tapped.
final class HomeController: UIViewController {
  private var navigator: UINavigationController!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    navigator = segue.destination as? UINavigationController
  }

  @objc func showSettings() {
    navigator.setNavigationBarHidden(false, animated: false)  // expect: precondition TV1205
    present(UIViewController(), animated: true)
  }
}
