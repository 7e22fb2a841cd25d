import UIKit

// expect: holds
/// Nobody but the app's own delay shows the start screen.
final class SplashController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.showStart() }
  }

  private func showStart() {
    let start = UIViewController()
    start.modalPresentationStyle = .custom
    present(start, animated: true)
  }
}
