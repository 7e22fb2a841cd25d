// expect: holds
import UIKit

final class Gateway {
  static func submit(_ code: String, completion: @escaping (Bool, Error?) -> Void) {}
}

final class CertificatePage: UIViewController {
  @objc func save() {
    ask { [unowned self] code in
      Gateway.submit(code) { [weak self] success, error in
        self?.title = success ? "Saved" : "Failed"
      }
    }
  }

  private func ask(_ answer: @escaping (String) -> Void) {
    let question = UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "OK", style: .default) { _ in answer("1") })
    present(question, animated: true)
  }
}

/// Whoever is asked inside answers at once.
final class SearchPage: UIViewController {
  private var results: [String] = []
  private var search: ((String) -> [String])?

  override func viewDidLoad() {
    super.viewDidLoad()
    search = { [unowned self] text in
      self.results.filter { result in self.matches(result, text) }
    }
  }

  private func matches(_ result: String, _ text: String) -> Bool { result == text }
}
