import UIKit

protocol ScanPageDelegate: AnyObject {
  func scanPageDidCancel(_ page: ScanPage)
}

/// Tells its delegate, which closes the page, and closes itself, too.
final class ScanPage: UIViewController {
  weak var delegate: ScanPageDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @IBAction func cancel(_ sender: Any) {
    delegate?.scanPageDidCancel(self)
    dismiss(animated: true)
  }
}

final class ShelfPage: UIViewController, ScanPageDelegate {
  func scanPageDidCancel(_ page: ScanPage) {
    dismiss(animated: true)  // expect: TV604
  }
}
