// expect: holds
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// Asks where nothing is presented, and tells the caller when it does not ask.
final class Questions {
  weak var page: UIViewController?

  func askForSync(completion: @escaping (Bool) -> Void) {
    guard let page, page.presentedViewController == nil, page.view.window != nil else {
      completion(false)
      return
    }
    let alert = UIAlertController(title: "Sync?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completion(true) })
    page.present(alert, animated: true)
  }
}

/// Asks in the turn of a tap: what was tapped presents nothing.
final class HomePage: UIViewController {
  @IBAction func rename(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    ask { [weak self] name in self?.title = name }
  }

  private func ask(completion: @escaping (String) -> Void) {
    let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completion("Ada") })
    present(alert, animated: true)
  }
}

/// Rejects what it cannot ask about.
final class CertificatePage: UIViewController, ImportQueueDelegate {
  func importQueue(_ queue: ImportQueue, asksFor name: String) {
    guard presentedViewController == nil, view.window != nil else {
      queue.reject()
      return
    }
    let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Import", style: .default) { _ in queue.accept() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in queue.reject() })
    present(alert, animated: true)
  }
}

protocol ImportQueueDelegate: AnyObject {
  func importQueue(_ queue: ImportQueue, asksFor name: String)
}

final class ImportQueue {
  weak var delegate: ImportQueueDelegate?

  func run() { delegate?.importQueue(self, asksFor: "Ada") }
  func accept() {}
  func reject() {}
}

/// A row is on top when it is selected, whoever asks for it.
final class TokenPage: UITableViewController {
  weak var router: TokenRouter?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard presentedViewController == nil, view.window != nil else { return }
    router?.askForToken { [weak self] in self?.tableView.deselectRow(at: indexPath, animated: true) }
  }
}

protocol TokenRouter: AnyObject {
  func askForToken(completion: @escaping () -> Void)
}

final class TokenFlow: TokenRouter {
  private let page = UIViewController()

  func askForToken(completion: @escaping () -> Void) {
    let alert = UIAlertController(title: "Token?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completion() })
    page.present(alert, animated: true)
  }
}
