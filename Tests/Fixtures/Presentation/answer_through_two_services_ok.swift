// expect: holds

import UIKit

/// It reads a file and answers at once.
final class LogStore {
  func readLog(completion: @escaping (String?) -> Void) {
    guard let data = FileManager.default.contents(atPath: "log.txt") else {
      completion(nil)
      return
    }
    completion(String(data: data, encoding: .utf8))
  }
}

/// Hands the question on under its own name.
final class LogService {
  private let store = LogStore()

  func readLog(completion: @escaping (String?) -> Void) {
    store.readLog { text in completion(text) }
  }
}

final class LogPage: UIViewController {
  private let service = LogService()

  @IBAction func send(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    report()
  }

  private func report() {
    service.readLog { [weak self] text in
      guard let self, text == nil else { return }
      let alert = UIAlertController(title: "Nothing is written", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      self.present(alert, animated: true)
    }
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
