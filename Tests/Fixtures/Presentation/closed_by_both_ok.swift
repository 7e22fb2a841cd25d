// expect: holds
import UIKit

protocol ScanPageDelegate: AnyObject {
  func scanPageDidCancel(_ page: ScanPage)
}

/// Its delegate closes it; without one it closes itself.
final class ScanPage: UIViewController {
  weak var delegate: ScanPageDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @IBAction func cancel(_ sender: Any) {
    if let delegate {
      delegate.scanPageDidCancel(self)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }
}

final class ShelfPage: UIViewController, ScanPageDelegate {
  func scanPageDidCancel(_ page: ScanPage) {
    if !page.isBeingDismissed { page.dismiss(animated: true) }
  }
}

/// Both ask the page itself, and nothing waits for the second request.
final class CodePage: UIViewController {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @IBAction func done(_ sender: Any) {
    if isBeingDismissed { return }
    onEnd?()
    dismiss(animated: true)
  }
}

final class DoorPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let page = CodePage()
    page.onEnd = { [weak page] in page?.dismiss(animated: true) }
    present(page, animated: true)
  }
}
