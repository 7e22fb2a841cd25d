import UIKit

// expect: holds

/// Is dimmed while a photo covers it.
private final class AlbumController: UIViewController {
  private var isDimmed = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isDimmed = false
  }

  func showPhoto() {
    isDimmed = true
    let photo = UIViewController()
    photo.modalPresentationStyle = .fullScreen
    present(photo, animated: true)
  }
}
