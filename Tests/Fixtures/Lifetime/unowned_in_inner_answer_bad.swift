import UIKit

final class Gateway {
  static func submit(_ code: String, completion: @escaping (Bool, Error?) -> Void) {}
}

/// The question is answered while the page is there, the submission when it may have gone.
final class CertificatePage: UIViewController {
  @objc func save() {
    ask { [unowned self] code in  // expect: TV1205
      Gateway.submit(code) { success, error in
        self.title = success ? "Saved" : "Failed"
      }
    }
  }

  private func ask(_ answer: @escaping (String) -> Void) {
    let question = UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "OK", style: .default) { _ in answer("1") })
    present(question, animated: true)
  }
}
