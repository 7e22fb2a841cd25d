// expect: holds
import UIKit

final class Exporter {
  func export(_ completion: @escaping (Error?) -> Void) {
    DispatchQueue.global().async { DispatchQueue.main.async { completion(nil) } }
  }
}

/// The export begins when the progress is up.
final class ExportPage: UIViewController {
  private let exporter = Exporter()

  @IBAction func export(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let progress = UIAlertController(title: "Exporting", message: nil, preferredStyle: .alert)
    present(progress, animated: true) {
      self.exporter.export { error in
        self.title = error == nil ? "Exported" : "Failed"
        progress.dismiss(animated: true)
      }
    }
  }
}
