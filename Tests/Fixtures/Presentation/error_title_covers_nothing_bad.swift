import UIKit

final class LampService {
  func load(_ completion: @escaping (Error?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/lamp")!) { _, _, error in
      DispatchQueue.main.async { completion(error) }
    }.resume()
  }
}

enum Texts {
  static let loadingErrorTitle = "The lamp could not be loaded"
}

/// Only the title of the error speaks of loading: nothing covers the page while it waits.
final class LampPage: UIViewController {
  private let service = LampService()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.load { [weak self] error in
      guard error != nil else { return }
      let alert = UIAlertController(title: Texts.loadingErrorTitle, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      self?.present(alert, animated: true)  // expect: TV601
    }
  }

  @IBAction func showColours(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let colours = UIAlertController(title: "Colours", message: nil, preferredStyle: .alert)
    colours.addAction(UIAlertAction(title: "White", style: .default))
    present(colours, animated: true)
  }
}
