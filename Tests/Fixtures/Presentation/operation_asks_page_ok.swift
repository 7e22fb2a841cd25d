// expect: holds
import UIKit

/// What an import knows of the page that has asked for it.
final class ImportContext {
  var page: UIViewController?
  init() {}
}

/// Asks before it imports, when the queue comes to it, unless the page shows something else by then.
final class ImportOperation: Operation, @unchecked Sendable {
  private let context: ImportContext

  init(context: ImportContext) { self.context = context }

  override func main() {
    guard let page = context.page, page.presentedViewController == nil, page.view.window != nil else { return }
    let question = UIAlertController(title: "Import?", message: nil, preferredStyle: .alert)
    page.present(question, animated: true)
  }
}
