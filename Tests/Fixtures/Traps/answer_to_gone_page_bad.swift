import UIKit

/// The user may leave before the answer comes.
final class ReleasePage: UIViewController {
  private let service = ReleaseService()

  @IBAction func check(_ sender: Any) {
    service.fetchRelease { [unowned self] name in  // expect: TV1205
      title = name
    }
  }
}

final class ReleaseService {
  func fetchRelease(_ completion: @escaping (String) -> Void) {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in
      DispatchQueue.main.async { completion("2.0") }
    }.resume()
  }
}
