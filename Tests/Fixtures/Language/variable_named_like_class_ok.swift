// expect: holds
import UIKit

/// The name of the variable is that of its class.
let FileManager: FileManager = Foundation.FileManager.default

final class FilesPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = FileManager.currentDirectoryPath
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
