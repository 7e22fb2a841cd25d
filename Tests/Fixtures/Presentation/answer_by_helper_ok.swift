// expect: holds
import UIKit

extension UIAlertController {
  static func show(_ text: String, on page: UIViewController) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: true)
  }

  /// Says nothing on a page that is covered.
  static func showIfFree(_ text: String, on page: UIViewController) {
    if page.presentedViewController != nil || page.view.window == nil { return }
    page.present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
  }
}

final class OrderStore {
  func load(_ answer: @escaping (Error?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, error in
      DispatchQueue.main.async { answer(error) }
    }.resume()
  }
}

final class OrderPage: UIViewController {
  private let store = OrderStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.load { error in
      if let error { UIAlertController.showIfFree(error.localizedDescription, on: self) }
    }
  }

  @IBAction func menuTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

/// Looks first.
final class BasketPage: UIViewController {
  private let store = OrderStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.load { error in
      guard let error, self.presentedViewController == nil, self.view.window != nil else { return }
      UIAlertController.show(error.localizedDescription, on: self)
    }
  }

  @IBAction func menuTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

/// Opens nothing by taps, and is the only page.
final class PlainPage: UIViewController {
  private let store = OrderStore()

  @IBAction func reloadTapped(_ sender: Any) { store.load { error in self.title = error?.localizedDescription } }
}
