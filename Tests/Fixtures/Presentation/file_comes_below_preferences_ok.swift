// expect: holds
import UIKit

/// Says so only where nothing is open.
class MapPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(fileHasCome(_:)), name: Notification.Name("file"), object: nil)
  }

  @objc func fileHasCome(_ note: Notification) {
    DispatchQueue.main.async {
      let alert = UIAlertController(title: "New file", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      if self.presentedViewController == nil {
        self.present(alert, animated: true)
      }
    }
  }

  @IBAction func openPreferences() {
    present(PreferencesPage(), animated: true)
  }
}

class PreferencesPage: UIViewController {}
