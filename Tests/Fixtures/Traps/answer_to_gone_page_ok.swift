// expect: holds
import UIKit

/// Looks whether it is still there; what it lays out at once is there.
final class ReleasePage: UIViewController {
  private let service = ReleaseService()
  private lazy var names: [String] = ["1.0", "2.0"]

  @IBAction func check(_ sender: Any) {
    service.fetchRelease { [weak self] name in self?.title = name }
  }

  func sort() { names.sort { [unowned self] first, second in title == first && first < second } }

  /// Answered at once.
  func take() {
    service.claim(2) { [unowned self] seat in title = "\(seat)" }
  }
}

final class ReleaseService {
  func claim(_ seat: Int, _ then: (Int) -> Void) { then(seat) }

  func fetchRelease(_ completion: @escaping (String) -> Void) {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in
      DispatchQueue.main.async { completion("2.0") }
    }.resume()
  }
}

final class HomePage: UIViewController {
  func open() {
    if presentedViewController == nil, view.window != nil { present(ReleasePage(), animated: true) }
  }
}
