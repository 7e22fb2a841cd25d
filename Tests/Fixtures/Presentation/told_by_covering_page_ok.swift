// expect: holds
import UIKit

protocol ScannerPageDelegate: AnyObject {
  func scannerPage(_ page: ScannerPage, didRead code: String)
  func scannerPageDidClose(_ page: ScannerPage)
}

/// Stays open until a code is accepted.
final class ScannerPage: UIViewController {
  weak var delegate: ScannerPageDelegate?

  @IBAction func read(_ sender: Any) { delegate?.scannerPage(self, didRead: title ?? "") }

  @IBAction func close(_ sender: Any) {
    dismiss(animated: true) { self.delegate?.scannerPageDidClose(self) }
  }
}

/// The scanner itself tells of a wrong code, and what follows waits for the end.
final class TicketPage: UIViewController, ScannerPageDelegate {
  private var code: String?

  @IBAction func scan(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let scanner = ScannerPage()
    scanner.modalPresentationStyle = .fullScreen
    scanner.delegate = self
    present(scanner, animated: true)
  }

  func scannerPage(_ page: ScannerPage, didRead code: String) {
    if page.presentedViewController != nil || page.isBeingDismissed || page.view.window == nil { return }
    let alert = UIAlertController(title: code, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: true)
  }

  func scannerPageDidClose(_ page: ScannerPage) {
    if presentedViewController != nil || view.window == nil { return }
    let alert = UIAlertController(title: code, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
