import UIKit

/// Takes the navigator away itself and unwraps it afterwards.
final class HomeController: UIViewController {
  private var navigator: UINavigationController!

  override func viewDidLoad() {
    super.viewDidLoad()
    navigator = UINavigationController(rootViewController: UIViewController())
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigator = nil
  }

  @objc func showSettings() {
    navigator.setNavigationBarHidden(false, animated: false)  // expect: TV1205
    let settings = UIViewController()
    settings.modalPresentationStyle = .fullScreen
    present(settings, animated: true)
  }
}
