import UIKit

final class ImageStore {
  func image(at url: URL, completion: @escaping (UIImage) -> Void) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      guard let data, let image = UIImage(data: data) else { return }  // expect: TV602
      DispatchQueue.main.async { completion(image) }
    }.resume()
  }
}

/// Waits until the picture has come: where it does not, the spinner stays.
final class PicturePage: UIViewController {
  private let store = ImageStore()
  private let spinner = UIActivityIndicatorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    spinner.startAnimating()
    store.image(at: URL(string: "https://example.com")!) { [weak self] _ in
      self?.spinner.stopAnimating()
    }
  }
}
