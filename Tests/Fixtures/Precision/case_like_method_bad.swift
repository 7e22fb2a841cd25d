import UIKit

enum CameraState { case ready, failed }

final class CameraOwner {
  weak var screen: CameraScreen?
  func stop() { screen?.failed() }
}

/// Others call the method whenever they like.
final class CameraScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard UIImagePickerController.isSourceTypeAvailable(.camera) else { return failed() }
  }

  func failed() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      self.present(alert, animated: true)  // expect: TV601
    }
  }

  @objc func close() { if presentedViewController == nil { dismiss(animated: true) } }
}
