// expect: holds
import UIKit

enum CameraState { case ready, failed }

final class CameraOwner {
  var state = CameraState.ready
  func stop() { state = CameraState.failed }
}

/// Only its own beginning calls the method, once; the case of an enumeration has nothing to do with it.
final class CameraScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard UIImagePickerController.isSourceTypeAvailable(.camera) else { return failed() }
  }

  func failed() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    }
  }

  @objc func close() { if presentedViewController == nil { dismiss(animated: true) } }
}
