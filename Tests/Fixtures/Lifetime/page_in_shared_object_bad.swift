import UIKit

/// Lives as long as the app, and keeps who has asked last.
final class ImportDelegate: NSObject {
  static let shared = ImportDelegate()

  var page: UIViewController?  // expect: TV902
  var listener: ImportListener?  // expect: TV902

  func finish() { page?.title = "Imported" }
}

protocol ImportListener: AnyObject {}

final class SettingsPage: UIViewController, ImportListener {
  @objc func importBackup() {
    ImportDelegate.shared.page = self
    ImportDelegate.shared.listener = self
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(SettingsPage(), animated: true) }
}
