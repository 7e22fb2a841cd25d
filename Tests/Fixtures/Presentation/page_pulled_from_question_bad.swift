import UIKit

final class CodePage: UIViewController {
  private let completion: (String?) -> Void

  init(completion: @escaping (String?) -> Void) {
    self.completion = completion
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc func cancelTapped() { finish(nil) }
  @objc func sendTapped() { finish("1234") }

  private func finish(_ code: String?) { dismiss(animated: true) { self.completion(code) } }
}

/// Who asks for the code waits for an answer, which does not come after a pull.
final class AccountPage: UIViewController {
  private var isAsking = false

  func ask(_ completion: @escaping (String?) -> Void) {
    let page = CodePage { code in
      guard let code = code else {
        completion(nil)
        return
      }
      completion(code)
    }
    present(page, animated: true)  // expect: TV1102
  }

  @IBAction func send(_ sender: Any) {
    if presentedViewController != nil || view.window == nil || isAsking { return }
    isAsking = true
    ask { _ in self.isAsking = false }
  }
}
