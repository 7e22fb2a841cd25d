import UIKit

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
    present(photo, animated: true)  // expect: TV1105
  }
}
