// expect: holds
import UIKit

/// Notes in viewDidLoad that something is missing, and complains when the view has appeared.
final class ScannerPage: UIViewController {
  var hasCamera = false
  private var complaint: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    if !hasCamera { complaint = "There is no camera." }
    if view.window != nil { complain() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    complain()
  }

  private func complain() {
    guard let text = complaint, presentedViewController == nil else { return }
    complaint = nil
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)
  }
}
