// expect: holds
import UIKit

/// Chooses the height of its bar by the size of its own view.
final class BarPage: UIViewController {
  private let bar = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isWide = view.bounds.width > view.bounds.height
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: isWide ? 32 : 44)
  }

  @IBAction func showHelp(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
