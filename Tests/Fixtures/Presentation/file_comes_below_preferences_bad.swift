import UIKit

/// Says that a file has come, whatever is open by then.
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
      self.present(alert, animated: true)  // expect: TV601
    }
  }

  @IBAction func openPreferences() {
    present(PreferencesPage(), animated: true)
  }
}

class PreferencesPage: UIViewController {}
