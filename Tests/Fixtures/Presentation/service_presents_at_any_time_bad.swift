import UIKit

/// Keeps a service that tells of errors whenever they come.
final class HomePage: UIViewController {
  private var sync: SyncManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    weak var weakSelf = self
    sync = SyncManager(onError: { text in
      let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
      weakSelf?.present(alert, animated: true)  // expect: likely TV601
    })
  }

  @IBAction func openSettings(_ sender: UIButton) {
    if presentedViewController == nil { present(SettingsPage(), animated: true) }
  }
}

final class SettingsPage: UIViewController {}

final class SyncManager {
  private let onError: (String) -> Void

  init(onError: @escaping (String) -> Void) { self.onError = onError }

  func failed(_ text: String) { onError(text) }
}
