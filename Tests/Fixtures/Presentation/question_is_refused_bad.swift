import UIKit

/// Asks on the page that it is given, at any time. The caller goes on with the answer.
final class Questions {
  weak var page: UIViewController?

  func askForSync(completion: @escaping (Bool) -> Void) {
    guard let page else {
      completion(false)
      return
    }
    let alert = UIAlertController(title: "Sync?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completion(true) })
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completion(false) })
    page.present(alert, animated: true)  // expect: TV602
  }

  func askForName() async -> String? {
    await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in continuation.resume(returning: "Ada") })
      self.page?.present(alert, animated: true)  // expect: TV602
    }
  }
}

/// Asked by a queue that goes on when a button has told it what to do.
final class CertificatePage: UIViewController, ImportQueueDelegate {
  func importQueue(_ queue: ImportQueue, asksFor name: String) {
    DispatchQueue.main.async {
      let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Import", style: .default) { _ in queue.accept() })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in queue.reject() })
      self.present(alert, animated: true)  // expect: TV602
    }
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
