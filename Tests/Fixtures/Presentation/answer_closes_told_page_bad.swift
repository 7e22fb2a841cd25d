import UIKit

final class BookingService {
  func book(_ completion: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/book")!) { data, _, _ in
      DispatchQueue.main.async { completion(data != nil) }
    }.resume()
  }
}

final class BookingSheet: UIViewController {
  var onConfirm: (() -> Void)?

  @IBAction func confirm(_ sender: Any) { onConfirm?() }
}

/// A presented page that closes itself when the answer comes; the user may have opened the help meanwhile.
final class BookingPage: UIViewController {
  private let service = BookingService()

  @IBAction func book(_ sender: Any) {
    service.book { [weak self] _ in
      self?.dismiss(animated: true)  // expect: TV603
    }
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

final class StartPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(BookingPage(), animated: true)
  }
}
