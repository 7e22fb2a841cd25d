// expect: holds
import UIKit

final class ColorPage: UIViewController {
  var onCancel: (() -> Void)?
  var onChoice: ((UIColor) -> Void)?

  @objc func cancel() { onCancel?() }
  @objc func choose() { onChoice?(.red) }
}

/// The answer to the cancel button does what a pull does by itself.
final class DrawingPage: UIViewController {
  @IBAction func chooseColor(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let page = ColorPage()
    page.onCancel = { [weak self] in self?.dismiss(animated: true) }
    page.onChoice = { [weak self] color in
      self?.view.backgroundColor = color
      self?.dismiss(animated: true)
    }
    present(page, animated: true)
  }
}
