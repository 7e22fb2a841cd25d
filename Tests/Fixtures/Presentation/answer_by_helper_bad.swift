import UIKit

extension UIAlertController {
  static func show(_ text: String, on page: UIViewController) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: true)  // expect: TV601
  }
}

final class OrderStore {
  func load(_ answer: @escaping (Error?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, error in
      DispatchQueue.main.async { answer(error) }
    }.resume()
  }
}

/// Its error comes by a helper: the menu may be open by then.
final class OrderPage: UIViewController {
  private let store = OrderStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.load { error in
      if let error { UIAlertController.show(error.localizedDescription, on: self) }  // expect: TV601
    }
  }

  @IBAction func menuTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
