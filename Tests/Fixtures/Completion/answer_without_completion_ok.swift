// expect: holds
import UIKit

final class ImageStore {
  func image(at url: URL, completion: @escaping (UIImage?) -> Void) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      guard let data, let image = UIImage(data: data) else {
        DispatchQueue.main.async { completion(nil) }
        return
      }
      DispatchQueue.main.async { completion(image) }
    }.resume()
  }

  /// Nobody sees whether it comes.
  func prefetch(_ url: URL, completion: @escaping (UIImage) -> Void) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      guard let data, let image = UIImage(data: data) else { return }
      completion(image)
    }.resume()
  }
}

/// Waits for a picture, or for none.
final class PicturePage: UIViewController {
  private let store = ImageStore()
  private let spinner = UIActivityIndicatorView()
  private var cache: [UIImage] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    spinner.startAnimating()
    store.image(at: URL(string: "https://example.com")!) { [weak self] _ in
      self?.spinner.stopAnimating()
    }
    store.prefetch(URL(string: "https://example.com")!) { [weak self] image in self?.cache.append(image) }
  }

  /// Where the page has gone, nobody waits.
  func reload(completion: @escaping () -> Void) {
    store.image(at: URL(string: "https://example.com")!) { [weak self] _ in
      guard let self else { return }
      self.title = "loaded"
      completion()
    }
  }

  @IBAction func infoTapped(_ sender: Any) {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    present(UIViewController(), animated: true)
  }

  @IBAction func reloadTapped(_ sender: Any) {
    spinner.startAnimating()
    reload { self.spinner.stopAnimating() }
  }
}
