import PhotoKit
import UIKit

// expect: holds
/// Keeps each picture that is taken, and shows all of them: the collection grows with every tap.
final class CameraViewController: UIViewController {
  private var pictures: [Picture] = []
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(take), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func take() {
    pictures.append(PictureSource.shared.picture())
    guard presentedViewController == nil else { return }
    present(UIViewController(), animated: true)
  }
}
