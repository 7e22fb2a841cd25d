import UIKit

/// Slides out and closes when the animation has ended, but only if it was not removed: after a call the page stays, out of sight.
final class TrayPage: UIViewController {
  private let tray = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tray)
  }

  func close() {
    let end: () -> Void = { [weak self] in
      self?.dismiss(animated: false)
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { self.tray.transform = CGAffineTransform(translationX: 0, y: 300) },
      completion: { done in
        if done {  // expect: TV1202
          end()
        }
      })
  }
}
