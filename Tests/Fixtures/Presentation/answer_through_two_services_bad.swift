import UIKit

/// Asks a server.
final class LogStore {
  func readLog(completion: @escaping (String?) -> Void) {
    guard let url = URL(string: "https://example.com/log") else {
      completion(nil)
      return
    }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      DispatchQueue.main.async { completion(data.flatMap { String(data: $0, encoding: .utf8) }) }
    }.resume()
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
      self.present(alert, animated: true)  // expect: TV601
    }
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
