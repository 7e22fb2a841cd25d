import UIKit

protocol ScannerPageDelegate: AnyObject {
  func scannerPage(_ page: ScannerPage, didRead code: String)
  func scannerPageDidCancel(_ page: ScannerPage)
}

/// Stays open until a code is accepted.
final class ScannerPage: UIViewController {
  weak var delegate: ScannerPageDelegate?

  @IBAction func read(_ sender: Any) {
    if let code = title {
      delegate?.scannerPage(self, didRead: code)
    } else {
      delegate?.scannerPageDidCancel(self)
    }
  }
}

/// Tells the user of a wrong code while the scanner is still up: nothing is shown.
final class TicketPage: UIViewController, ScannerPageDelegate {
  private var code: String?

  @IBAction func scan(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let scanner = ScannerPage()
    scanner.delegate = self
    present(scanner, animated: true)
  }

  func scannerPage(_ page: ScannerPage, didRead code: String) {
    if code.count == 8 {
      dismiss(animated: true) { self.code = code }
    } else {
      let alert = UIAlertController(title: "Unknown code", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)  // expect: TV601
    }
  }

  func scannerPageDidCancel(_ page: ScannerPage) { dismiss(animated: true) }
}
