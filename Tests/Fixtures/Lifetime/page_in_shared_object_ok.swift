// expect: holds
import UIKit

/// Lives as long as the app, and keeps nobody.
final class ImportDelegate: NSObject {
  static let shared = ImportDelegate()

  weak var page: UIViewController?
  /// Let go when all is done.
  var waiting: UIViewController?
  /// Values and models, no pages.
  var name: String?
  var model: ImportModel?

  func finish() {
    page?.title = name
    waiting = nil
  }
}

final class ImportModel {}

final class SettingsPage: UIViewController {
  private let own = ImportDelegate()

  @objc func importBackup() {
    ImportDelegate.shared.page = self
    ImportDelegate.shared.waiting = self
    ImportDelegate.shared.name = title
    ImportDelegate.shared.model = ImportModel()
    ImportDelegate.shared.finish()
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(SettingsPage(), animated: true) }
}
