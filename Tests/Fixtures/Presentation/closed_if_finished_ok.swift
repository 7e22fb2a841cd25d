// expect: holds
import UIKit

/// Closes in every case; what only tidies up may wait for `finished`.
final class TrayPage: UIViewController {
  private let tray = UIView()
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tray)
  }

  func close() {
    UIView.animate(
      withDuration: 0.3,
      animations: { self.tray.transform = CGAffineTransform(translationX: 0, y: 300) },
      completion: { done in
        if done { self.hint.removeFromSuperview() }
        if self.presentingViewController != nil, !self.isBeingDismissed { self.dismiss(animated: false) }
      })
  }
}

final class HelpPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
